/** Every string that `TopBar` announces. */
export interface TopBarLabels {
  /** Name of the bar as a region. */
  region: string;
  /** Name of the list of languages. */
  languages: string;
  /** Name of the list of profiles elsewhere. */
  social: string;
}

/** The English strings of `TopBar`. */
export const topBarLabels: TopBarLabels = { region: 'Announcement', languages: 'Language', social: 'Follow us' };
