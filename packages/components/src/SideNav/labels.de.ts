import type { SideNavLabels } from './labels';

/** The German strings of `SideNav`. */
export const sideNavLabels: SideNavLabels = {
  label: 'Konto',
  menu: 'Kontomenü',
  close: 'Schließen',
  collapse: 'Menü einklappen',
};
