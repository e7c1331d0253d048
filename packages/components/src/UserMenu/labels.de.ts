import type { UserMenuLabels } from './labels';

/** The German strings of `UserMenu`. */
export const userMenuLabels: UserMenuLabels = { label: 'Konto von {name}' };
