import type { DraftWords } from './DraftNote';

/** Strings that every form with a draft has, the same in each. */
export interface DraftedFormLabels extends DraftWords {
  /** The submit button while the form is sent. */
  pending: string;
  /** The submit button until it can act. */
  loading: string;
  /** What the star of a label means. */
  required: string;
  /** The button that leaves the form. */
  cancel: string;
  /** What to do where nothing was saved. */
  failedText: string;
}

/** The English strings that every form with a draft has. */
export const draftedFormLabels: DraftedFormLabels = {
  pending: 'Saving…',
  loading: 'Loading…',
  required: 'Fields marked * are required.',
  cancel: 'Cancel',
  unsaved: 'There are unsaved changes.',
  kept: 'Unsaved changes are kept on this device; new pictures are not.',
  restored: 'Your unsaved changes are back.',
  discard: 'Discard changes',
  failedText: 'Please try again; what you typed is still here.',
};
