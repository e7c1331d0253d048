export { TextField, textFieldLabels } from './TextField';
export type { TextFieldLabels, TextFieldProps } from './TextField';
