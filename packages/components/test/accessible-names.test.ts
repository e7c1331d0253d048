import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as english from '../src/labels/en';

/* docs/accessibility.md names every string that a component gives to assistive technology alone. */

const source = join(import.meta.dirname, '../src');
const [, section = ''] = readFileSync(join(import.meta.dirname, '../../../docs/accessibility.md'), 'utf8').split(
  '## Accessible names',
);

/** Text of the table's rows by component; a row without a name belongs to the component above. */
const rows = new Map<string, string>();
let names: string[] = [];
for (const [, first = '', rest = ''] of section.matchAll(/^\|([^|]*)\|(.*)\|$/gm)) {
  if (first.trim() !== '') names = first.split(',').map((name) => name.trim());
  for (const name of names) rows.set(name, `${rows.get(name) ?? ''} ${withoutNames(rest)}`);
}

/** Where a string is spoken and not shown: in a name, in an announcement, in hidden words. */
const spoken = [
  /(?:aria-label|aria-roledescription|aria-description)=\{([^\n]*)/g,
  // The label of a field is its visible text; that of a button with an icon alone is its name.
  /<IconButton\b[^]*?\blabel=\{([^\n]*)/g,
  /'aria-label': ([^\n]*)/g,
  /\bannounce\(([^;]*);/g,
  /visuallyHidden[^>]*>([^<]*)/g,
];

/** Keys of `messages` that are spoken, by component. */
function spokenKeys(component: string): Set<string> {
  const keys = new Set<string>();
  for (const file of globSync(`${component}/*.{ts,tsx}`, { cwd: source })) {
    if (/\.(test|stories)\./.test(file)) continue;
    const text = readFileSync(join(source, file), 'utf8');
    for (const pattern of spoken) {
      for (const [, use = ''] of text.matchAll(pattern)) {
        for (const [, key = ''] of use.matchAll(/\bmessages\.(\w+)/g)) keys.add(key);
      }
    }
  }
  return keys;
}

function withoutNames(text: string): string {
  return text.replaceAll(/\{\w+\}/g, '{}');
}

it('lists every spoken string of every component', () => {
  const missing: string[] = [];
  for (const [component, labels] of Object.entries(english)) {
    for (const key of spokenKeys(component)) {
      const label: unknown = (labels as unknown as Record<string, unknown>)[key];
      const text = typeof label === 'string' ? label : (label as { other?: string } | undefined)?.other;
      if (text !== undefined && !rows.get(component)?.includes(withoutNames(text))) {
        missing.push(`${component}.${key}: ${text}`);
      }
    }
  }
  expect(missing, 'add these to the table "Accessible names" of docs/accessibility.md').toEqual([]);
});

it('reads what is spoken', () => {
  expect(spokenKeys('MegaMenu')).toEqual(new Set(['label', 'menu']));
  expect(spokenKeys('Toast')).toEqual(new Set(['close']));
});
