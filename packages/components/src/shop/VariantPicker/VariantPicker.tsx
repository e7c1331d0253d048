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
  /** Colors with their names. If empty or omitted, there is no choice of color. */
  colors?: readonly { value: string; label: string }[] | undefined;
  /** Sizes. If empty or omitted, there is no choice of size. */
  sizes?: readonly string[] | null | undefined;
  /** Variants with their own stock; one with stock 0 cannot be chosen. */
  variants?: readonly VariantStock[] | undefined;
  /** Units in stock of every choice that `variants` does not count; with 0 they cannot be chosen. @default in stock */
  stock?: number | undefined;
  /** Selected variant (controlled). */
  value?: VariantChoice | undefined;
  /**
   * Initially selected variant (uncontrolled). @default the first available color; no size, unless there is only one
   */
  defaultValue?: VariantChoice | undefined;
  /** Called after a change of color or size. */
  onValueChange?: ((value: VariantChoice, details: ReasonedDetails<VariantChangeReason>) => void) | undefined;
  /** Name of the form field of the color. @default 'color' */
  colorName?: string | undefined;
  /** Name of the form field of the size. @default 'size' */
  sizeName?: string | undefined;
}

/**
 * Color and size of a product, each a named group of radio buttons; sold-out options are marked in text. With several
 * sizes none is preselected. Renders a `<div>`.
 */
export function VariantPicker({
  colors = [],
  sizes,
  variants = [],
  stock,
  value,
  defaultValue,
  onValueChange,
  colorName = 'color',
  sizeName = 'size',
  labels,
  className,
  ...props
}: VariantPickerProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.VariantPicker, settings.labels.VariantPicker, labels);
  const options = { colors: colors.map((color) => color.value), sizes: sizes ?? [], variants, stock };
  const [selected, setChoice] = useControllableState({
    value,
    defaultValue: defaultValue ?? {},
    onChange: onValueChange,
  });
  // The selected option may have been removed.
  const choice = choiceIn(options, selected);
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
