export { ResetPasswordForm } from './ResetPasswordForm';
export type { ResetPasswordFormProps } from './ResetPasswordForm';
export { resetPasswordSchema } from './schema';
export type { ResetPasswordValues } from './schema';
