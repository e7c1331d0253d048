import { useSettings } from '#settings';
import { mergeLabels } from '../internal/text/mergeLabels';
import * as en from '../labels/en';
import type { Labels } from '../labels/Labels';
import { VariantPicker } from '../shop/VariantPicker';
import type { VariantPickerProps } from '../shop/VariantPicker';

/** `VariantPicker` of a static page, with the variants for `attachVariantPicker`. */
export function StaticVariantPicker(props: VariantPickerProps) {
  const { labels } = useSettings();
  const { unavailable } = mergeLabels<Labels<'VariantPicker'>>(en.VariantPicker, labels.VariantPicker, props.labels);
  return <VariantPicker {...props} data-mr-static={JSON.stringify({ variants: props.variants ?? [], unavailable })} />;
}
