import { useSettings } from '#settings';
import { mergeLabels } from '../internal/text/mergeLabels';
import * as en from '../labels/en';
import type { Labels } from '../labels/Labels';
import { CartButton } from '../shop/CartButton';
import type { CartButtonProps } from '../shop/CartButton';

/** `CartButton` of a static page, with its names for `attachHeader`. */
export function StaticCartButton(props: CartButtonProps) {
  const { labels } = useSettings();
  const { names } = mergeLabels<Labels<'CartButton'>>(en.CartButton, labels.CartButton, props.labels);
  return <CartButton {...props} data-mr-static={JSON.stringify({ cart: names })} />;
}
