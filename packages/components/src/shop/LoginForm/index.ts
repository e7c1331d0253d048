export { LoginForm } from './LoginForm.js';
export type { LoginFormProps } from './LoginForm.js';
export { loginSchema } from './schema.js';
export type { LoginValues } from './schema.js';
export type LoginFormPart = 'root';
