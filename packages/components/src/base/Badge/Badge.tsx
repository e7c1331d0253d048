import { badgeElement } from './badgeElement.js';
import type { BadgeProps } from './badgeElement.js';

/**
 * Short text over an image or beside a name. Renders a `<span>`; safe in server components.
 * @selector [data-variant="tag|accent|neutral|success|warning|danger|info"] @selector [data-size="md|lg"]
 */
export function Badge({ ...props }: BadgeProps) {
  return badgeElement(props);
}
