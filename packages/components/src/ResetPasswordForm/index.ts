export { ResetPasswordForm } from './ResetPasswordForm';
export type { ResetPasswordFormProps } from './ResetPasswordForm';
export { resetPasswordFormLabels } from './labels';
export type { ResetPasswordFormLabels } from './labels';
export { resetPasswordSchema } from './schema';
export type { ResetPasswordValues } from './schema';
