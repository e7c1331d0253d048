import type { LogoLabels } from './labels';

/** The German strings of `Logo`. */
export const logoLabels: LogoLabels = { label: '{name}, Startseite' };
