import { attachRoots, partsOf } from '../internal/behavior';
import { firstSize, soldOutSizes } from './variantPickerState';
import type { VariantChoice, VariantStock } from './variantPickerState';

/** What a page gives to `attachVariantPicker`. */
export interface AttachVariantPickerOptions {
  /** Called after another color or size was chosen. */
  onValueChange?: ((value: VariantChoice, details: { reason: 'choose'; root: HTMLElement }) => void) | undefined;
}

/**
 * Adds behaviour to each `VariantPicker` in `container`, itself included, on a static page: sizes that are gone in the chosen
 * color cannot be chosen, and say so. Returns the function that takes the behaviour away.
 */
export function attachVariantPicker(
  container: HTMLElement,
  { onValueChange }: AttachVariantPickerOptions = {},
): () => void {
  return attachRoots(container, 'variant-picker', 'attachVariantPicker', (root, signal) => {
    const { variants, unavailable } = JSON.parse(root.dataset['mrMessages'] ?? '{}') as {
      variants: VariantStock[];
      unavailable: string;
    };
    const inputs = (part: 'colors' | 'sizes') =>
      partsOf(root, part).flatMap((group) => [...group.querySelectorAll<HTMLInputElement>('input')]);
    const chosen = (part: 'colors' | 'sizes') => inputs(part).find(({ checked }) => checked)?.value;

    const show = () => {
      const sizes = inputs('sizes').map(({ value }) => value);
      const color = chosen('colors');
      const gone = soldOutSizes(variants, sizes, color);
      for (const input of inputs('sizes')) {
        input.disabled = gone.includes(input.value);
        // The label's own words were written for the first color.
        input.setAttribute('aria-label', input.disabled ? `${input.value}, ${unavailable}` : input.value);
      }
      const size = chosen('sizes');
      if (size === undefined || !gone.includes(size)) return;
      const next = firstSize(variants, sizes, color);
      for (const input of inputs('sizes')) input.checked = input.value === next;
    };
    root.addEventListener(
      'change',
      () => {
        show();
        onValueChange?.({ color: chosen('colors'), size: chosen('sizes') }, { reason: 'choose', root });
      },
      { signal },
    );
    show();
  });
}
