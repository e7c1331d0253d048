import { needsChoice } from '@marketrow/components/VariantPicker';
import type { Product } from './index';

/** Whether a shopper has to choose a size before the product can be put into the cart. */
export function choiceNeeded({ size, colors, variants = [], stock }: Product): boolean {
  return needsChoice({ sizes: size ?? [], colors, variants, stock });
}
