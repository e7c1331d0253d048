import { useSettings } from '#settings';
import { mergeLabels } from '../internal/text/mergeLabels.js';
import * as en from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';
import { CartButton } from '../shop/CartButton/index.js';
import type { CartButtonProps } from '../shop/CartButton/index.js';

/** `CartButton` for a static page, with its names for `attachHeader`. */
export function StaticCartButton(props: CartButtonProps) {
  const [{ labels }] = useSettings({});
  const { names } = mergeLabels<Labels<'CartButton'>>(en.CartButton, labels.CartButton, props.labels);
  return <CartButton {...props} data-mr-static={JSON.stringify({ cart: names })} />;
}
