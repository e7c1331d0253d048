export { RowSwitch } from './RowSwitch.js';
export type { RowSwitchProps } from './RowSwitch.js';
export type RowSwitchPart = 'root' | 'label' | 'error';
