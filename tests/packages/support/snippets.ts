import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/lib/root.mjs';

/** A block of TypeScript in a README. */
export interface Snippet {
  /** Path of the README in the repository. */
  readme: string;
  language: 'ts' | 'tsx';
  /** The line of the README on which the code begins, from 1. */
  line: number;
  code: string;
}

/** Every block marked `ts` or `tsx` in the README of the repository and of each package. */
export function readSnippets(): Snippet[] {
  const packages = readdirSync(inRoot('packages')).map((name) => `packages/${name}/README.md`);
  return ['README.md', ...packages].flatMap((readme) => snippetsOf(readme, readFileSync(inRoot(readme), 'utf8')));
}

function snippetsOf(readme: string, text: string): Snippet[] {
  return [...text.matchAll(/^```(tsx?)\b.*\n([^]*?)^```/gm)].map((match) => ({
    readme,
    language: match[1] as 'ts' | 'tsx',
    line: text.slice(0, match.index).split('\n').length + 1,
    code: match[2]!,
  }));
}
