export { RegisterForm } from './RegisterForm.js';
export type { RegisterFormProps } from './RegisterForm.js';
export { registerSchema } from './schema.js';
export type { RegisterValues } from './schema.js';
export type RegisterFormPart = 'root';
