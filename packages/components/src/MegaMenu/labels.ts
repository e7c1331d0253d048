/** Every string that `MegaMenu` announces. */
export interface MegaMenuLabels {
  /** Accessible name of the row when `label` is left out. */
  label: string;
  /** Name of the button that opens the panel of an item. `{title}` is filled in. */
  menu: string;
}

/** The English strings of `MegaMenu`. */
export const megaMenuLabels: MegaMenuLabels = { label: 'Main', menu: '{title} menu' };
