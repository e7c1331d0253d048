import type { Locale } from '../routes';
import { aboutPages } from './about';
import { legalPages } from './legal';
import { servicePages } from './service';

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

/** Every information page. The footer of the layout links to them. */
export const infoPages: readonly InfoPage[] = [...aboutPages, ...servicePages, ...legalPages];
