import { useSettings } from '#settings';
import { mergeLabels } from '../internal/text/mergeLabels.js';
import * as en from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';
import { BottomNav } from '../shop/BottomNav/index.js';
import type { BottomNavProps } from '../shop/BottomNav/index.js';
import { namesOf } from '../shop/BottomNav/namesOf.js';

/** `BottomNav` for a static page, with the names of its cart item for `attachHeader`. */
export function StaticBottomNav(props: BottomNavProps) {
  const [{ labels }] = useSettings({});
  const { cart } = mergeLabels<Labels<'BottomNav'>>(en.BottomNav, labels.BottomNav, props.labels);
  const title = props.items.find(({ showCount }) => showCount)?.title ?? '';
  return <BottomNav {...props} data-mr-static={JSON.stringify({ cart: namesOf(title, cart) })} />;
}
