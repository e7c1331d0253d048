import { useSettings } from '#settings';
import { mergeLabels } from '../internal/text/mergeLabels';
import * as en from '../labels/en';
import type { Labels } from '../labels/Labels';
import { QuantitySelector } from '../shop/QuantitySelector';
import type { QuantitySelectorProps } from '../shop/QuantitySelector';

/** `QuantitySelector` of a static page, with the messages for `attachQuantitySelector`. */
export function StaticQuantitySelector(props: QuantitySelectorProps) {
  const { labels } = useSettings();
  const messages = mergeLabels<Labels<'QuantitySelector'>>(en.QuantitySelector, labels.QuantitySelector, props.labels);
  const { announcement, invalid, max, soldOut, failed } = messages;
  return (
    <QuantitySelector {...props} data-mr-static={JSON.stringify({ announcement, invalid, max, soldOut, failed })} />
  );
}
