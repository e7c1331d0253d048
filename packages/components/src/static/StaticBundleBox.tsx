import { useSettings } from '#settings';
import { BundleBox } from '../shop/BundleBox/index.js';
import type { BundleBoxItem, BundleBoxProps } from '../shop/BundleBox/index.js';
import { mergeLabels } from '../internal/text/mergeLabels.js';
import { sharedCurrency } from '../internal/text/money.js';
import * as en from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';

/** `BundleBox` for a static page, with its controls and the data for `attachBundleBox`. */
export function StaticBundleBox<Item extends BundleBoxItem>(props: Omit<BundleBoxProps<Item>, 'onAdd'>) {
  const [settings] = useSettings({ currency: sharedCurrency(props.items, props.currency), locale: props.locale });
  const messages = mergeLabels<Labels<'BundleBox'>>(en.BundleBox, settings.labels.BundleBox, props.labels);
  const { add, none, added, failed } = messages;
  const { locale, currency } = settings;
  const items = props.items.map(({ id, price, discount, compareAtPrice }) => ({ id, price, discount, compareAtPrice }));
  const data = { locale, currency, items, messages: { add, none, added, failed } };
  // The handler makes the controls render; it is never called in HTML that is not hydrated.
  return <BundleBox {...props} onAdd={() => undefined} data-mr-static={JSON.stringify(data)} />;
}
