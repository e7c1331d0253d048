export { ResetPasswordForm } from './ResetPasswordForm.js';
export type { ResetPasswordFormProps } from './ResetPasswordForm.js';
export { resetPasswordSchema } from './schema.js';
export type { ResetPasswordValues } from './schema.js';
export type ResetPasswordFormPart = 'root';
