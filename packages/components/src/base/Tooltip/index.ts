export { Tooltip } from './Tooltip.js';
export type { TooltipProps } from './Tooltip.js';
export type TooltipPart = 'root' | 'tip';
