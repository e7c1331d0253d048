export { DateField } from './DateField.js';
export type { DateFieldProps } from './DateField.js';
export type DateFieldPart = 'root';
