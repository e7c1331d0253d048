import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { contrast } from '../bin/color.mjs';
import { pairs, verticals } from '../src/styles/tokens';
import { dist, kit } from './kit';

const alias = z.string().regex(/^\{[\w.-]+\}$/);
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const color = z.strictObject({
  colorSpace: z.literal('oklch'),
  components: z.tuple([z.number().min(0).max(1), z.number().min(0), z.number().min(0).lt(360)]),
  alpha: z.number().min(0).max(1),
  hex: z.string().regex(/^#[\da-f]{6}$/),
});
const shadow = z.strictObject({
  color: alias,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
});
const type = <Type extends string, Value extends z.ZodType>($type: Type, $value: Value) =>
  z.strictObject({
    $type: z.literal($type),
    $value,
    $extensions: z.strictObject({ 'com.marketrow': z.strictObject({ css: z.string() }) }).optional(),
  });

/** Token of the format (https://www.designtokens.org/tr/2025.10/format/). */
const token = z.discriminatedUnion('$type', [
  type('color', color),
  type('cubicBezier', z.tuple([z.number().min(0).max(1), z.number(), z.number().min(0).max(1), z.number()])),
  type('dimension', dimension),
  type('duration', z.strictObject({ value: z.number(), unit: z.literal('ms') })),
  type('fontFamily', z.array(z.string()).min(1)),
  type('fontWeight', z.number().min(1).max(1000)),
  type('number', z.number()),
  type('shadow', z.array(shadow).min(1)),
]);

/** Returns the tokens of a group with their paths. */
function tokensOf(group: object, path: readonly string[] = []): [path: string[], token: unknown][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    return '$value' in value ? [[[...path, key], value]] : tokensOf(value, [...path, key]);
  });
}

const tokens = tokensOf(JSON.parse(readFileSync(join(dist, 'tokens.json'), 'utf8')) as object);

it('are valid in the DTCG format, with names that it allows and aliases that exist', () => {
  const paths = tokens.map(([path]) => `{${path.join('.')}}`);
  for (const [path, found] of tokens) {
    const name = path.join('.');
    expect(token.safeParse(found).error, name).toBeUndefined();
    expect(
      path.filter((part) => /^\$|[{}.]/.test(part)),
      name,
    ).toEqual([]);
    for (const [reference] of JSON.stringify(found).matchAll(/\{[\w.-]+\}/g)) expect(paths).toContain(reference);
  }
});

it('are those of the sheet, in each vertical and theme, except for values without a type in the format', () => {
  const css = readFileSync(join(kit, 'src/styles/tokens.css'), 'utf8');
  const declared = new Set([...css.matchAll(/^ +--mr-(?!if-|brand-)([\w-]+):/gm)].map(([, name = '']) => name));
  for (const vertical of Object.keys(verticals)) {
    for (const theme of ['light', 'dark']) {
      const names = tokens.flatMap(([[first = '', second = '', ...rest]]) => {
        if (first === 'compact') return [];
        if (!(first in verticals)) return [second === '' ? first : `${first}-${second}`];
        if (first !== vertical) return [];
        return rest.length === 0 ? [second] : second === theme ? rest : [];
      });
      expect(names.filter((name) => !declared.has(name))).toEqual([]);
      expect([...declared].filter((name) => !names.includes(name)).sort()).toEqual([
        'ease-spring',
        'picture-filter',
        'radius-arch',
        'radius-arch-lead',
        'radius-arch-narrow',
        'radius-round',
        'tile-foot',
        'tile-top',
      ]);
    }
  }
});

it('hold the size of a large window and its CSS where a size grows with the window', () => {
  expect(Object.fromEntries(tokens.map(([path, found]) => [path.join('.'), found]))).toMatchObject({
    'space.4': { $type: 'dimension', $value: { value: 1, unit: 'rem' } },
    'text.xl': {
      $value: { value: 1.5, unit: 'rem' },
      $extensions: { 'com.marketrow': { css: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)' } },
    },
    'weight.bold': { $type: 'fontWeight', $value: 700 },
    'grocery.dark.shadow-1': {
      $type: 'shadow',
      $value: [{ color: '{grocery.dark.shade}', blur: { value: 2, unit: 'px' } }],
    },
  });
});

it('reach the contrast of every pair, in each vertical and theme', () => {
  const values = new Map(tokens.map(([path, found]) => [path.join('.'), found]));
  const componentsOf = (path: string) => type('color', color).parse(values.get(path)).$value.components;
  const drawn = pairs.flatMap(({ text, on, least }) =>
    text.flatMap((name) => on.map((ground) => ({ name, ground, least }))),
  );
  const groups = Object.keys(verticals).flatMap((vertical) => [`${vertical}.light`, `${vertical}.dark`]);
  const low = groups.flatMap((group) =>
    drawn.flatMap(({ name, ground, least }) => {
      const found = contrast(componentsOf(`${group}.${name}`), componentsOf(`${group}.${ground}`));
      return found < least ? [`${group}: ${name} on ${ground} is ${found.toFixed(2)}`] : [];
    }),
  );
  expect(low).toEqual([]);
});
