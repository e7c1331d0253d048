export { Switch } from './Switch.js';
export type { SwitchProps } from './Switch.js';
export type SwitchPart = 'root' | 'label' | 'text' | 'input';
