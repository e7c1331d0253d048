/** Every string that `CategoryForm` shows or announces. */
export interface CategoryFormLabels {
  /** Label of the name. */
  name: string;
  /** Label of the category above. */
  parent: string;
  /** The choice of none above: a main category. */
  noParent: string;
  /** Label of the picture. */
  picture: string;
  /** Hint of the picture: `{size}` is the largest in megabytes. */
  pictureHint: string;
  /** Label of the switch that features the category. */
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

/** The English strings of `CategoryForm`. */
export const categoryFormLabels: CategoryFormLabels = {
  name: 'Name',
  parent: 'Part of',
  noParent: 'None, it is a main category',
  picture: 'Picture',
  pictureHint: 'JPEG, PNG, WebP or AVIF of at most {size} MB.',
  featured: 'Featured',
  featuredHint: 'It stands on the home page.',
  nameRequired: 'Give the category a name',
  submit: 'Save category',
  pending: 'Saving…',
  loading: 'Loading…',
  required: 'All fields with * are needed.',
  cancel: 'Cancel',
  unsaved: 'There are unsaved changes.',
  kept: 'Unsaved changes are kept on this device; new pictures are not.',
  restored: 'Your unsaved changes are back.',
  discard: 'Discard changes',
  failedTitle: 'The category was not saved.',
  failedText: 'Please try again; what you typed is still here.',
};
