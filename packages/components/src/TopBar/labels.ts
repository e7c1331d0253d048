/** Every string that `TopBar` announces. */
export interface TopBarLabels {
  /** Name of the bar as a region. */
  label: string;
  /** Name of the list of languages. */
  languages: string;
  /** Name of the list of profiles elsewhere. */
  social: string;
}

/** The English strings of `TopBar`. */
export const topBarLabels: TopBarLabels = { label: 'Announcement', languages: 'Language', social: 'Follow us' };
