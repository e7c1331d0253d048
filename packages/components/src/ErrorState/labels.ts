/** Every string that `ErrorState` shows or announces. */
export interface ErrorStateLabels {
  /** The heading when `title` is left out. */
  title: string;
  /** The text when there is none of the caller. */
  text: string;
  /** The button that tries again. */
  retry: string;
  /** The same while it is being tried. */
  retrying: string;
}

/** The English strings of `ErrorState`. */
export const errorStateLabels: ErrorStateLabels = {
  title: 'This could not be loaded',
  text: 'The shop did not answer. Check the connection and try again.',
  retry: 'Retry',
  retrying: 'Trying…',
};
