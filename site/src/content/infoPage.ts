import type { Locale } from '../routes';

/** The text of an information page in one language. */
export interface InfoText {
  /** Heading and title. */
  title: string;
  /** For search engines, 50 to 160 characters. */
  description: string;
  /** Two to four paragraphs of plain text. */
  paragraphs: string[];
  /** A way on. Left out: the page ends with its text. */
  action?: { label: string; url: string };
}

/** An information page in every language, by its path. */
export type InfoPage = { path: `/${string}` } & Record<Locale, InfoText>;
