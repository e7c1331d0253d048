export { RowSwitch } from './RowSwitch.js';
export type { RowSwitchProps } from './RowSwitch.js';
