export { LoginForm } from './LoginForm';
export type { LoginFormProps } from './LoginForm';
export { loginSchema } from './schema';
export type { LoginValues } from './schema';
