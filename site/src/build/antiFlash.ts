import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { leanScript } from './leanScript';

/** The anti-flash script, which runs before the first paint, without its comments and indentation. */
export const antiFlashScript = leanScript(
  readFileSync(new URL('../scripts/entries/antiFlash.js', import.meta.url), 'utf8'),
);

/** Its hash, as a content security policy wants it. */
export const antiFlashHash = `sha256-${createHash('sha256').update(antiFlashScript).digest('base64')}` as const;
