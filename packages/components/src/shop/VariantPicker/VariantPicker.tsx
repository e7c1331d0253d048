'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { ChoiceGroup } from '../../base/ChoiceGroup/index.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { SwatchGroup } from '../../base/SwatchGroup/index.js';
import { useSettings } from '#settings';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './VariantPicker.css';
import { choiceIn, soldOutColors, soldOutSizes } from './variantPickerState.js';
import type { VariantChangeReason, VariantChoice, VariantStock } from './variantPickerState.js';

export interface VariantPickerProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'>, SharedProps<never, 'VariantPicker'> {
  /** The colors with their names. Empty or left out: none to choose. */
  colors?: readonly { value: string; label: string }[] | undefined;
  /** The sizes. Empty or left out: none to choose. */
  sizes?: readonly string[] | null | undefined;
  /** Choices with a stock of their own; one with stock 0 cannot be chosen. */
  variants?: readonly VariantStock[] | undefined;
  /** What is chosen, where the parent owns it. */
  value?: VariantChoice | undefined;
  /** Initial choice. @default the first color that can be had; no size, unless there is only one */
  defaultValue?: VariantChoice | undefined;
  /** Called after another color or size was chosen. */
  onValueChange?: ((value: VariantChoice, details: ReasonedDetails<VariantChangeReason>) => void) | undefined;
  /** Name of the field of the color in its form. @default 'color' */
  colorName?: string | undefined;
  /** Name of the field of the size in its form. @default 'size' */
  sizeName?: string | undefined;
}

/**
 * Color and size of a product, each a named group of radio buttons; what is gone is said to be in words. Of several sizes none is
 * chosen for the shopper. Renders a `<div>`.
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
  const messages = mergeLabels(en.VariantPicker, settings.labels.VariantPicker, labels);
  const options = { colors: colors.map((color) => color.value), sizes: sizes ?? [], variants };
  const [kept, setChoice] = useControllableState({
    value,
    defaultValue: defaultValue ?? {},
    onChange: onValueChange,
  });
  // What was chosen may have been taken away.
  const choice = choiceIn(options, kept);
  const goneColors = soldOutColors(options);
  const goneSizes = soldOutSizes(options, choice.color);
  return (
    <div {...rest} className={clsx('mr-VariantPicker-root mr-kit', className)} data-mr-root="variant-picker">
      {colors.length === 0 ? null : (
        <SwatchGroup
          data-mr-part="colors"
          label={messages.color}
          name={colorName}
          items={colors.map((color) => ({ ...color, disabled: goneColors.includes(color.value) }))}
          labels={{ unavailable: messages.unavailable }}
          value={choice.color ?? ''}
          onValueChange={(color, details) =>
            setChoice(choiceIn(options, { ...choice, color }), { ...details, reason: 'color' })
          }
        />
      )}
      {options.sizes.length === 0 ? null : (
        <ChoiceGroup
          data-mr-part="sizes"
          label={messages.size}
          name={sizeName}
          items={options.sizes.map((size) => ({ value: size, label: size, disabled: goneSizes.includes(size) }))}
          labels={{ unavailable: messages.unavailable }}
          value={choice.size ?? ''}
          onValueChange={(size, details) => setChoice({ ...choice, size }, { ...details, reason: 'size' })}
        />
      )}
    </div>
  );
}
