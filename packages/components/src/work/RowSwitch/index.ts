export { RowSwitch } from './RowSwitch';
export type { RowSwitchProps } from './RowSwitch';
