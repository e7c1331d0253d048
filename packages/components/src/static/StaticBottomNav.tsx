import { useSettings } from '#settings';
import { mergeLabels } from '../internal/text/mergeLabels';
import * as en from '../labels/en';
import type { Labels } from '../labels/Labels';
import { BottomNav } from '../shop/BottomNav';
import type { BottomNavProps } from '../shop/BottomNav';
import { namesOf } from '../shop/BottomNav/namesOf';

/** `BottomNav` of a static page, with the names of its cart item for `attachHeader`. */
export function StaticBottomNav(props: BottomNavProps) {
  const { labels } = useSettings();
  const { cart } = mergeLabels<Labels<'BottomNav'>>(en.BottomNav, labels.BottomNav, props.labels);
  const title = props.items.find(({ showCount }) => showCount)?.title ?? '';
  return <BottomNav {...props} data-mr-static={JSON.stringify({ cart: namesOf(title, cart) })} />;
}
