/** Every string that `StatCard` shows or announces. */
export interface StatCardLabels {
  /** Spoken before the change of a figure that rose. */
  up: string;
  /** Spoken before the change of a figure that fell. */
  down: string;
  /** Spoken before the change of a figure that stayed. */
  unchanged: string;
  /** What the figure was before. `{amount}` is filled in. */
  against: string;
}

/** The English strings of `StatCard`. */
export const statCardLabels: StatCardLabels = {
  up: 'Up',
  down: 'Down',
  unchanged: 'Unchanged',
  against: 'against {amount}',
};
