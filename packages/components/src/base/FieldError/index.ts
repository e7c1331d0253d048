export { FieldError } from './FieldError.js';
export type { FieldErrorProps } from './FieldError.js';
export type FieldErrorPart = 'root' | 'icon';
