/** Every string that `SectionHeader` shows or announces. */
export interface SectionHeaderLabels {
  /** On the link at the end. */
  more: string;
  /** Name of that link, with `{title}`, so that several on a page differ. It begins with the words of `more`. */
  moreName: string;
}

/** The English strings of `SectionHeader`. */
export const sectionHeaderLabels: SectionHeaderLabels = { more: 'See all', moreName: 'See all {title}' };
