import { useSettings } from '#settings';
import { mergeLabels } from '../internal/text/mergeLabels.js';
import * as en from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';
import { VariantPicker } from '../shop/VariantPicker/index.js';
import type { VariantPickerProps } from '../shop/VariantPicker/index.js';

/** `VariantPicker` for a static page, with the stock for `attachVariantPicker`. */
export function StaticVariantPicker(props: VariantPickerProps) {
  const [{ labels }] = useSettings({});
  const { unavailable } = mergeLabels<Labels<'VariantPicker'>>(en.VariantPicker, labels.VariantPicker, props.labels);
  const { variants = [], stock } = props;
  return <VariantPicker {...props} data-mr-static={JSON.stringify({ variants, stock, unavailable })} />;
}
