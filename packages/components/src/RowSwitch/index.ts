export { RowSwitch } from './RowSwitch';
export type { RowSwitchProps } from './RowSwitch';
export { rowSwitchLabels } from './labels';
export type { RowSwitchLabels } from './labels';
