/** Every string that `UserMenu` announces. */
export interface UserMenuLabels {
  /** Accessible name of the button. `{name}` is filled in. */
  label: string;
}

/** The English strings of `UserMenu`. */
export const userMenuLabels: UserMenuLabels = { label: 'Account of {name}' };
