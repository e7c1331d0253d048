export { TextField } from './TextField';
export type { TextFieldProps } from './TextField';
export { textFieldLabels } from './labels';
export type { TextFieldLabels } from './labels';
