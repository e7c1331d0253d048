import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modesOf, type Mode } from '../../.storybook/modes.ts';
import { comparedPages, nameOfPage, siteModes } from './pages.ts';

export const storybookFolder = join(import.meta.dirname, '..', '..', 'storybook-static');
export const baselines = join(import.meta.dirname, 'baselines');

/** Bytes of all baselines together. A clone fetches every version that they ever had. */
export const mostBytes = 40_000_000;

/** Joins title and story to the title of a test. */
export const separator = ' › ';

/** A story of the built Storybook. */
export interface Story {
  id: string;
  title: string;
  name: string;
  tags: string[];
}

interface Entry extends Story {
  type: 'docs' | 'story';
  subtype?: 'story' | 'test';
}

/** The stories of the built Storybook, without their tests. */
export function readStories(): Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries).filter(({ type, subtype }) => type === 'story' && subtype !== 'test');
}

/** Globals of a mode as an address of Storybook has them. */
export function writtenGlobals(mode: Partial<Mode>): string {
  return Object.entries(mode)
    .filter(([name]) => name !== 'viewport')
    .map((pair) => pair.join(':'))
    .join(';');
}

/** Title of a story's test: `Feedback/Badge › Matrix`. */
export const titleOf = ({ title, name }: Story) => title + separator + name;

export interface Picture {
  /** Title of the test. */
  title: string;
  /** Path below the baselines. */
  path: string;
}

/** Every picture that the tests draw. */
export function pictures(): Picture[] {
  const ofStories = readStories().flatMap((story) =>
    Object.keys(modesOf(story)).map((mode) => ({ title: titleOf(story), path: `${story.id}/${mode}.webp` })),
  );
  const ofPages = comparedPages.map(nameOfPage).flatMap((name) =>
    Object.keys(siteModes)
      .flatMap((mode) => [mode, `${mode}-dark`])
      .map((mode) => ({ title: `Site/${name}`, path: `site-${name}/${mode}.webp` })),
  );
  return [...ofStories, ...ofPages];
}

/** Names that choose a picture, in lower case: `badge` and `components-badge--matrix`, or `lists` and `products` of a screen. */
export function namesOf({ title, path }: Partial<Picture> & Pick<Picture, 'path'>): string[] {
  const [kind = '', ...stories] = (title ?? '').split(separator);
  const names = [nameOf(kind), ...stories.filter((name) => name !== 'Matrix'), path.split('/')[0] ?? ''];
  return names.filter((name) => name !== '').map((name) => name.toLowerCase());
}

/** `Badge` of `Feedback/Badge › Matrix`. */
export function nameOf(title: string): string {
  return title.split(separator)[0]?.split('/').at(-1) ?? title;
}
