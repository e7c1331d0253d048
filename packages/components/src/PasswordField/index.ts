export { PasswordField } from './PasswordField';
export type { PasswordFieldProps } from './PasswordField';
export { passwordFieldLabels } from './labels';
export type { PasswordFieldLabels } from './labels';
