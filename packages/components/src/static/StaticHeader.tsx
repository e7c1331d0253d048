import { useSettings } from '#settings';
import { mergeLabels } from '../internal/text/mergeLabels.js';
import * as en from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';
import { Header } from '../shop/Header/index.js';
import type { HeaderProps } from '../shop/Header/index.js';

/** `Header` for a static page, with the names of its counts for `attachHeader`. */
export function StaticHeader(props: HeaderProps) {
  const [{ labels }] = useSettings({});
  const { wishlist, cart } = mergeLabels<Labels<'Header'>>(en.Header, labels.Header, props.labels);
  const { names } = mergeLabels<Labels<'CartButton'>>(en.CartButton, labels.CartButton, cart);
  return <Header {...props} data-mr-static={JSON.stringify({ wishlist, cart: names })} />;
}
