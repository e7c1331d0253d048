import { draftedFormLabels } from '../internal/form/draftedLabels';
import type { DraftedFormLabels } from '../internal/form/draftedLabels';

/** Every string that `CategoryForm` shows or announces. */
export interface CategoryFormLabels extends DraftedFormLabels {
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
  /** What happened, where nothing was saved. */
  failedTitle: string;
}

/** The English strings of `CategoryForm`. */
export const categoryFormLabels: CategoryFormLabels = {
  ...draftedFormLabels,
  name: 'Name',
  parent: 'Part of',
  noParent: 'None, it is a main category',
  picture: 'Picture',
  pictureHint: 'JPEG, PNG, WebP or AVIF of at most {size} MB.',
  featured: 'Featured',
  featuredHint: 'Shown on the home page.',
  nameRequired: 'Give the category a name',
  submit: 'Save category',
  failedTitle: 'The category was not saved.',
};
