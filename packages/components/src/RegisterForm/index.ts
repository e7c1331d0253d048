export { RegisterForm } from './RegisterForm';
export type { RegisterFormProps } from './RegisterForm';
export { registerFormLabels } from './labels';
export type { RegisterFormLabels } from './labels';
export { registerSchema } from './schema';
export type { RegisterValues } from './schema';
