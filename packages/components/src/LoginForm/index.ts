export { LoginForm } from './LoginForm';
export type { LoginFormProps } from './LoginForm';
export { loginFormLabels } from './labels';
export type { LoginFormLabels } from './labels';
export { loginSchema } from './schema';
export type { LoginValues } from './schema';
