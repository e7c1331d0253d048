import { draftedFormLabels } from '../internal/form/draftedLabels';
import type { DraftedFormLabels } from '../internal/form/draftedLabels';

/** Every string that `BrandForm` shows or announces. */
export interface BrandFormLabels extends DraftedFormLabels {
  /** Label of the name. */
  name: string;
  /** Label of the kind of goods. */
  kind: string;
  /** Stands in that field until one is chosen. */
  chooseKind: string;
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
  /** Message where no kind is chosen. */
  kindRequired: string;
  /** The submit button. */
  submit: string;
  /** What happened, where nothing was saved. */
  failedTitle: string;
}

/** The English strings of `BrandForm`. */
export const brandFormLabels: BrandFormLabels = {
  ...draftedFormLabels,
  name: 'Name',
  kind: 'Kind of goods',
  chooseKind: 'Choose a kind',
  picture: 'Logo',
  pictureHint: 'SVG, PNG or WebP of at most {size} MB.',
  featured: 'Featured',
  featuredHint: 'Shown on the home page.',
  nameRequired: 'Give the brand a name',
  kindRequired: 'Choose the kind of goods',
  submit: 'Save brand',
  failedTitle: 'The brand was not saved.',
};
