import type { QuantitySelectorLabels } from './labels';

/** The German strings of `QuantitySelector`. */
export const quantitySelectorLabels: QuantitySelectorLabels = {
  label: 'Menge von {item}',
  decrease: 'Menge von {item} verringern',
  increase: 'Menge von {item} erhöhen',
  announcement: 'Menge {quantity}',
  invalid: 'Ganze Zahlen ab {min}',
  max: 'Höchstens {max}',
  soldOut: 'Ausverkauft',
  failed: 'Die Menge konnte nicht geändert werden',
};
