import type { DealTagLabels } from './labels';

/** The German strings of `DealTag`. */
export const dealTagLabels: DealTagLabels = { lead: 'Heute bis zu', action: 'Angebote' };
