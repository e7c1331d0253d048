import type { QuantitySelectorLabels } from './labels';

/** The German strings of `QuantitySelector`. */
export const quantitySelectorLabels: QuantitySelectorLabels = {
  quantity: 'Menge von {item}',
  decrease: 'Menge von {item} verringern',
  increase: 'Menge von {item} erhöhen',
  spoken: 'Menge {quantity}',
};
