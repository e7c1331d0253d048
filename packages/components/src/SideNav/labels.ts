/** Every string that `SideNav` shows or announces. */
export interface SideNavLabels {
  /** Accessible name of the whole, text of the button and heading of the drawer, when `label` is left out. */
  label: string;
  /** Accessible name of the pages in the drawer. */
  menu: string;
  /** Name of the button that closes the drawer. */
  close: string;
  /** Button that folds the side bar up to its icons; pressed while it is. */
  collapse: string;
}

/** The English strings of `SideNav`. */
export const sideNavLabels: SideNavLabels = {
  label: 'Account',
  menu: 'Account menu',
  close: 'Close',
  collapse: 'Collapse menu',
};
