'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { ChoiceGroup } from '../ChoiceGroup';
import { mergeLabels } from '../internal/text/mergeLabels';
import { useControllableState } from '../internal/state/useControllableState';
import { SwatchGroup } from '../SwatchGroup';
import { useSettings } from '#settings';
import { variantPickerLabels } from './labels';
import type { VariantPickerLabels } from './labels';
import styles from './VariantPicker.module.css';
import { choiceAfterColor, firstSize, soldOutSizes } from './variantPickerState';
import type { VariantChangeReason, VariantChoice, VariantStock } from './variantPickerState';

export interface VariantPickerProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The colors with their names. Empty or left out: none to choose. */
  colors?: readonly { value: string; label: string }[] | undefined;
  /** The sizes. Empty or left out: none to choose. */
  sizes?: readonly string[] | null | undefined;
  /** Choices with a stock of their own; one without stock cannot be chosen. */
  variants?: readonly VariantStock[] | undefined;
  /** What is chosen, where the parent owns it. */
  value?: VariantChoice | undefined;
  /** What is chosen at first. @default the first color, and the first size that can be had */
  defaultValue?: VariantChoice | undefined;
  /** Called after another color or size was chosen. */
  onValueChange?: ((value: VariantChoice, details: { reason: VariantChangeReason }) => void) | undefined;
  /** Name of the field of the color in its form. @default 'color' */
  colorName?: string | undefined;
  /** Name of the field of the size in its form. @default 'size' */
  sizeName?: string | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<VariantPickerLabels> | undefined;
}

/**
 * Color and size of a product, each a named group of radio buttons; a size that is gone in the chosen color is said to be in
 * words. Renders a `<div>`. On static pages its HTML is a part of the form, and `attachVariantPicker` follows the color.
 */
export function VariantPicker({
  colors = [],
  sizes,
  variants = [],
  value,
  defaultValue,
  onValueChange,
  colorName = 'color',
  sizeName = 'size',
  labels,
  className,
  ...rest
}: VariantPickerProps) {
  const settings = useSettings({});
  const messages = mergeLabels(variantPickerLabels, settings.labels.VariantPicker, labels);
  const allSizes = sizes ?? [];
  const firstColor = defaultValue?.color ?? colors[0]?.value;
  const [kept, setChoice] = useControllableState({
    value,
    defaultValue: {
      color: firstColor,
      size: defaultValue?.size ?? firstSize(variants, allSizes, firstColor),
    },
    onChange: onValueChange,
  });
  // What was chosen may have been taken away.
  const color = colors.some(({ value: own }) => own === kept.color) ? kept.color : colors[0]?.value;
  const isThere = kept.size !== undefined && allSizes.includes(kept.size);
  const choice = { color, size: isThere ? kept.size : firstSize(variants, allSizes, color) };
  const gone = soldOutSizes(variants, allSizes, choice.color);
  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-mr-root="variant-picker"
      data-mr-messages={JSON.stringify({ variants, unavailable: messages.unavailable })}
    >
      {colors.length === 0 ? null : (
        <SwatchGroup
          data-mr-part="colors"
          label={messages.color}
          name={colorName}
          items={colors}
          value={choice.color}
          onValueChange={(next) =>
            setChoice(choiceAfterColor(variants, allSizes, { ...choice, color: next }), { reason: 'color' })
          }
        />
      )}
      {allSizes.length === 0 ? null : (
        <ChoiceGroup
          data-mr-part="sizes"
          label={messages.size}
          name={sizeName}
          items={allSizes.map((size) => ({ value: size, label: size, disabled: gone.includes(size) }))}
          labels={{ unavailable: messages.unavailable }}
          value={choice.size ?? ''}
          onValueChange={(size) => setChoice({ ...choice, size }, { reason: 'size' })}
        />
      )}
    </div>
  );
}
