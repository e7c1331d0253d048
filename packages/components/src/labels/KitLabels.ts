import type * as english from './en';

/** The strings of every component, by its name: what a translation of the whole kit has to hold. */
export type KitLabels = { [Name in keyof typeof english]: (typeof english)[Name] };
