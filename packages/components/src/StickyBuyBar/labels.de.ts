import type { StickyBuyBarLabels } from './labels';

/** The German strings of `StickyBuyBar`. */
export const stickyBuyBarLabels: StickyBuyBarLabels = {
  label: 'Diesen Artikel kaufen',
};
