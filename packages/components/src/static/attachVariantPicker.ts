import { attachRoots, dataOf, partsOf } from './behavior.js';
import type { ReasonedDetails } from '../internal/state/changeDetails.js';
import { choiceIn, soldOutColors, soldOutSizes } from '../shop/VariantPicker/variantPickerState.js';
import type { VariantChangeReason, VariantChoice, VariantStock } from '../shop/VariantPicker/variantPickerState.js';

/** Options of `attachVariantPicker`. */
export interface AttachVariantPickerOptions {
  /** Called after a change of color or size. */
  onValueChange?:
    ((value: VariantChoice, details: ReasonedDetails<VariantChangeReason> & { root: HTMLElement }) => void) | undefined;
}

/** Data of a rendered `StaticVariantPicker`. */
interface PickerData {
  variants: VariantStock[];
  stock?: number;
  unavailable: string;
}

/**
 * Adds behavior to each `VariantPicker` in `container`, itself included, on a static page: colors, and sizes of the
 * chosen color, that are sold out are disabled and marked in text. Returns the clean-up function.
 */
export function attachVariantPicker(
  container: HTMLElement,
  { onValueChange }: AttachVariantPickerOptions = {},
): () => void {
  return attachRoots(container, 'variant-picker', 'attachVariantPicker', (root, signal) => {
    const inputs = (part: 'colors' | 'sizes') =>
      partsOf(root, part).flatMap((group) => [...group.querySelectorAll<HTMLInputElement>('input')]);
    const chosen = (part: 'colors' | 'sizes') => inputs(part).find(({ checked }) => checked)?.value;

    const show = () => {
      // Read each time: `writeVariants` may have changed it.
      const { variants, stock, unavailable } = dataOf(root) as PickerData;
      const values = (part: 'colors' | 'sizes') => inputs(part).map(({ value }) => value);
      const options = { colors: values('colors'), sizes: values('sizes'), variants, stock };
      const { color, size } = choiceIn(options, { color: chosen('colors'), size: chosen('sizes') });
      const showInputs = (part: 'colors' | 'sizes', gone: readonly string[], value: string | undefined) => {
        for (const input of inputs(part)) {
          const [name, mark] = input.labels?.[0]?.lastElementChild?.children ?? [];
          // The rendered mark is that of the stock at build time.
          mark?.remove();
          input.disabled = gone.includes(input.value);
          const text = name?.textContent ?? input.value;
          input.setAttribute('aria-label', input.disabled ? `${text}, ${unavailable}` : text);
          input.checked = input.value === value;
        }
      };
      showInputs('colors', soldOutColors(options), color);
      showInputs('sizes', soldOutSizes(options, color), size);
    };
    root.addEventListener(
      'change',
      (event) => {
        const isColor = partsOf(root, 'colors').some((group) => group.contains(event.target as Node));
        show();
        const reason = isColor ? 'color' : 'size';
        onValueChange?.({ color: chosen('colors'), size: chosen('sizes') }, { reason, event, root });
      },
      { signal },
    );
    show();
  });
}

/**
 * Sets the stock of the choices of a `VariantPicker` on a static page; `stock` is that of the choices that `variants` does
 * not count. Dispatch a `change` event on `root` to update the choices.
 */
export function writeVariants(root: HTMLElement, variants: readonly VariantStock[], stock?: number): void {
  root.dataset['mrStatic'] = JSON.stringify({ ...(dataOf(root) as object), variants, stock });
}
