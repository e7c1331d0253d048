/** Every string that `DealTag` shows. */
export interface DealTagLabels {
  /** Line over the figure. */
  lead: string;
  /** On the drawn button. */
  action: string;
}

/** The English strings of `DealTag`. */
export const dealTagLabels: DealTagLabels = { lead: 'Today, up to', action: 'See the deals' };
