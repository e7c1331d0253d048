export { RegisterForm } from './RegisterForm';
export type { RegisterFormProps } from './RegisterForm';
export { registerSchema } from './schema';
export type { RegisterValues } from './schema';
