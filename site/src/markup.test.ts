import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hold, mark, read, selector } from './markup';

it('reads what markup holds, whatever characters are in it', () => {
  const message = { one: '{count} "piece" <b>', other: "{count} 'pieces' & more" };
  const value = {
    items: [],
    template: '/data/products/{slug}.json',
    bought: message,
    soldOut: message,
    changed: { one: '', other: '' },
    notSold: '<i>',
    size: '',
    unread: '\u0000',
  };
  const attributes = hold('buy-again', value);
  const element = { getAttribute: (name: string) => (attributes as Record<string, string>)[name] ?? null };
  expect(read(element as unknown as Element, 'buy-again')).toEqual(value);
});

it('finds what markup marks', () => {
  expect(`[${Object.keys(mark('cards')).join()}]`).toBe(selector('cards'));
});

it('is the only place of the site that names attributes which scripts read', () => {
  // `data-js`, `data-theme`, `data-vertical`, `data-session`, `data-own` and `data-not-found` on the root and `data-seen` of a story are states for style sheets; the others are the kit's.
  const kept =
    /\bdata-(?:js|theme|vertical|session|own|not-found|seen|mr-live|mr-tile|mr-action|mr-part|mr-gallery|mr-root|mr-line|layout|missing|size|measure)\b/g;
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:ts|tsx|astro)$/.test(file) && !/\.test\.tsx?$|^markup\.ts$/.test(file),
  );
  const offenders = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .replace(kept, '')
      .split('\n')
      .filter((line) => /\bdata-[a-z]|\.dataset\b/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(offenders).toEqual([]);
});
