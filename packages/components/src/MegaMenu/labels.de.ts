import type { MegaMenuLabels } from './labels';

/** The German strings of `MegaMenu`. */
export const megaMenuLabels: MegaMenuLabels = {
  label: 'Hauptmenü',
  menu: 'Menü {title}',
};
