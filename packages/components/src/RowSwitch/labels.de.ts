import type { RowSwitchLabels } from './labels';

/** The German strings of `RowSwitch`. */
export const rowSwitchLabels: RowSwitchLabels = {
  on: 'Ein',
  off: 'Aus',
  undo: 'Rückgängig',
  turnedOn: '{label}: ein',
  turnedOff: '{label}: aus',
  failed: 'Nicht gespeichert. Bitte versuchen Sie es noch einmal.',
};
