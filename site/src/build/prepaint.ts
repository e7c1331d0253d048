import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The script that runs before the first paint, without its comments and indentation. */
export const prepaint = readFileSync(new URL('../scripts/prepaint.js', import.meta.url), 'utf8')
  .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  .replace(/\s*\n\s*/g, '\n')
  .trim();

/** Its hash, as a content security policy wants it. */
export const prepaintHash = `sha256-${createHash('sha256').update(prepaint).digest('base64')}` as const;
