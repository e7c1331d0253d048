import { Badge } from '../../Badge';
import type { BadgeProps } from '../../Badge';

/** The yellow hang-tag, as a `Badge`. Renders a `<span>`; safe in server components. */
export function HangTag(props: Omit<BadgeProps, 'variant'>) {
  return <Badge {...props} variant="tag" />;
}
