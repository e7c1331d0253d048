import { useSettings } from '#settings';
import { mergeLabels } from '../internal/text/mergeLabels.js';
import * as en from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';
import { QuantitySelector } from '../shop/QuantitySelector/index.js';
import type { QuantitySelectorProps } from '../shop/QuantitySelector/index.js';

/** `QuantitySelector` for a static page, with the messages for `attachQuantitySelector`. */
export function StaticQuantitySelector(props: QuantitySelectorProps) {
  const [{ labels }] = useSettings({});
  const messages = mergeLabels<Labels<'QuantitySelector'>>(en.QuantitySelector, labels.QuantitySelector, props.labels);
  const { announcement, invalid, max, soldOut, failed } = messages;
  return (
    <QuantitySelector {...props} data-mr-static={JSON.stringify({ announcement, invalid, max, soldOut, failed })} />
  );
}
