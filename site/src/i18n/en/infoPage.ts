/** The paths of the information pages, in the order of the footer's columns. */
export const infoPaths = [
  '/about',
  '/careers',
  '/app',
  '/corporate',
  '/help',
  '/track-order',
  '/returns',
  '/terms',
  '/privacy',
  '/accessibility',
] as const;

/** The text of an information page in one language. */
export interface InfoText {
  /** Heading and title. */
  title: string;
  /** For search engines, 50 to 160 characters. */
  description: string;
  /** Other words by which the page is searched. */
  searchWords: string;
  /** Two to four paragraphs of plain text. */
  paragraphs: string[];
  /** A way on. Left out: the page ends with its text. */
  action?: { label: string; url: string };
  /** Another way on. Optional. */
  secondAction?: { label: string; url: string };
}

/** The texts of all information pages in one language, by path. */
export type InfoTexts = Readonly<Record<(typeof infoPaths)[number], InfoText>>;
