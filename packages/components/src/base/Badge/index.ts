export { Badge } from './Badge.js';
export type { BadgeProps } from './badgeElement.js';
export type BadgePart = 'root';
