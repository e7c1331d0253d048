/** Every string that `BrandForm` shows or announces. */
export interface BrandFormLabels {
  /** Label of the name. */
  name: string;
  /** Label of the logo. */
  picture: string;
  /** Hint of the logo: `{size}` is the largest in megabytes. */
  pictureHint: string;
  /** Label of the switch that features the brand. */
  featured: string;
  /** Hint of that switch. */
  featuredHint: string;
  /** Message where the name is missing. */
  nameRequired: string;
  /** The submit button. */
  submit: string;
  /** The submit button while the form is sent. */
  pending: string;
  /** The submit button until it can act. */
  loading: string;
  /** What the star of a label means. */
  required: string;
  /** The button that leaves the form. */
  cancel: string;
  /** Said while changes are not saved and not kept. */
  unsaved: string;
  /** Said while changes are not saved, but kept on this device. */
  kept: string;
  /** Said when changes of another time are in the fields again. */
  restored: string;
  /** Button that drops the changes. */
  discard: string;
  /** What happened, where nothing was saved. */
  failedTitle: string;
  /** What to do then. */
  failedText: string;
}

/** The English strings of `BrandForm`. */
export const brandFormLabels: BrandFormLabels = {
  name: 'Name',
  picture: 'Logo',
  pictureHint: 'SVG, PNG or WebP of at most {size} MB.',
  featured: 'Featured',
  featuredHint: 'It stands on the home page.',
  nameRequired: 'Give the brand a name',
  submit: 'Save brand',
  pending: 'Saving…',
  loading: 'Loading…',
  required: 'All fields with * are needed.',
  cancel: 'Cancel',
  unsaved: 'There are unsaved changes.',
  kept: 'Unsaved changes are kept on this device; new pictures are not.',
  restored: 'Your unsaved changes are back.',
  discard: 'Discard changes',
  failedTitle: 'The brand was not saved.',
  failedText: 'Please try again; what you typed is still here.',
};
