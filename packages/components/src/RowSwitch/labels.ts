/** Every string that `RowSwitch` shows or announces. */
export interface RowSwitchLabels {
  /** Stands beside a switch that is on. */
  on: string;
  /** Stands beside a switch that is off. */
  off: string;
  /** Button that takes the change back. */
  undo: string;
  /** Announced after it was turned on. `{label}` is its name. */
  turnedOn: string;
  /** Announced after it was turned off. `{label}` is its name. */
  turnedOff: string;
  /** Stands under a switch whose change was refused. */
  failed: string;
}

/** The English strings of `RowSwitch`. */
export const rowSwitchLabels: RowSwitchLabels = {
  on: 'On',
  off: 'Off',
  undo: 'Undo',
  turnedOn: '{label}: on',
  turnedOff: '{label}: off',
  failed: 'Not saved. Please try again.',
};
