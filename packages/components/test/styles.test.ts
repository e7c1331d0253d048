import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { narrowMedia, phoneMedia } from '../src/internal/media';
import { readParts } from '../tooling/parts';
import { tokensCss } from '../tooling/tokens';
import { components, dist, entries, graphOf, kit } from './kit';

const layerLine = '@layer mr.tokens, mr.base, mr.components;\n';
const sheet = (name: string) => readFileSync(join(dist, `${name}.css`), 'utf8');
const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '');
const read = async (pattern: string) => {
  const texts = new Map<string, string>();
  for await (const file of glob(join(kit, pattern))) texts.set(file, await readFile(file, 'utf8'));
  return texts;
};

/** Class names that the components' sheets have rules for. */
const ruled = new Set(
  [...(await read('src/{base,shop,work,static,internal}/**/*.css')).values()].flatMap((text) =>
    [...withoutComments(text).matchAll(/\.(mr-[A-Z]\w*-\w+)/g)].map(([, name = '']) => name),
  ),
);

/** Class names that the built components use. */
const named = new Set(
  [...(await read('dist/**/*.js')).values()].flatMap((text) => text.match(/\bmr-[A-Z]\w*-\w+\b/g) ?? []),
);

/** Returns the styled class names of a component and its parts. */
function classesOf(component: string): string[] {
  const texts = [...graphOf(entries[`@marketrow/components/${component}`] ?? '')].map((file) =>
    readFileSync(file, 'utf8'),
  );
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/"(mr-[A-Z]\w*-\w+)[" ]/g)].map(([, name = '']) => name))),
  ].filter((name) => ruled.has(name));
}

describe('sheets', () => {
  it.each(['styles', 'styles/tokens', 'styles/base', 'styles/page', ...components.map((name) => `styles/${name}`)])(
    '%s begins with the order of layers, so that the order of loading does not matter',
    (name) => {
      expect(sheet(name).startsWith(layerLine)).toBe(true);
    },
  );

  it.each(components)('of %s contains the classes of its parts, and so does the whole', (name) => {
    const own = sheet(`styles/${name}`);
    const whole = sheet('styles');
    for (const className of classesOf(name)) {
      expect(own, className).toContain(`.${className}`);
      expect(whole, className).toContain(`.${className}`);
    }
  });

  it('of a component does not contain other components', () => {
    expect(sheet('styles/Rating')).toContain('.mr-Rating-root');
    expect(sheet('styles/Rating')).not.toContain('.mr-Price-root');
  });

  it('contain only layered rules', () => {
    for (const name of ['styles', ...components.map((component) => `styles/${component}`)]) {
      const outside = sheet(name)
        .slice(layerLine.length)
        .replace(/@layer [\w.]+\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\})*\}/g, '')
        .replace(/@keyframes [\w-]+\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
      expect(outside.trim(), name).toBe('');
    }
  });

  it('contain the same rules in the same order without layers', () => {
    const classes = (name: string) => sheet(name).match(/\.mr-[A-Z]\w*-\w+/g);
    expect(sheet('styles.unlayered')).not.toContain('@layer');
    expect(classes('styles.unlayered')).toEqual(classes('styles'));
  });

  it('include the typefaces and their licenses', () => {
    const files = [...sheet('styles/fonts').matchAll(/url\(['"]?\.\/(fonts\/[^'")]+)/g)].map(([, file]) => file ?? '');
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(
        readFileSync(join(dist, 'styles', file))
          .subarray(0, 4)
          .toString(),
      ).toBe('wOF2');
      expect(readFileSync(join(dist, 'styles', file.replace('.woff2', '-OFL.txt')), 'utf8')).toContain(
        'SIL OPEN FONT LICENSE',
      );
    }
  });
});

describe('sources', () => {
  it('have the sheet that the table of tokens generates: npm run tokens -w @marketrow/components writes it', () => {
    expect(readFileSync(join(kit, 'src/styles/tokens.css'), 'utf8')).toBe(tokensCss());
  });

  it('have a rule for each class that a component uses, and a use of each rule', () => {
    // A root without rules of its own is a hook for the page: `mr-Hero-root`.
    expect([...named].filter((name) => !ruled.has(name) && !name.endsWith('-root'))).toEqual([]);
    expect([...ruled].filter((name) => !named.has(name))).toEqual([]);
  });

  it('list each class that a component uses among its parts, and no other: `XPart` in its index.ts', async () => {
    const listed = [...(await read('src/{*,*/*/index}.ts')).values()]
      .flatMap(readParts)
      .flatMap(({ component, parts }) => parts.map((part) => `mr-${component}-${part}`));
    expect([...named].filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.filter((name) => !named.has(name))).toEqual([]);
    expect(listed).toEqual([...new Set(listed)]);
  });

  it('start each class with the unique name of their file', async () => {
    const files = [...(await read('src/{base,shop,work,internal}/**/*.css'))];
    const names = files.map(([file]) => basename(file, '.css'));
    expect(names).toEqual([...new Set(names)]);
    const foreign = files.flatMap(([file, text]) =>
      [...withoutComments(text).matchAll(/\.(mr-[A-Z]\w*)-\w+/g)].flatMap(([whole, prefix]) =>
        prefix === `mr-${basename(file, '.css')}` ? [] : [`${basename(file)}: ${whole}`],
      ),
    );
    expect(foreign).toEqual([]);
  });

  it('include border and padding in the size of ::before and ::after, which the base rules do for elements only', async () => {
    const rules = [...(await read('src/**/*.css'))].flatMap(([file, text]) =>
      [...withoutComments(text).matchAll(/([^{};]*::(?:before|after)[^{};]*)\{([^{}]*)\}/g)].map(
        ([, selector = '', body = '']) => ({
          name: `${basename(file)}: ${selector.replaceAll(/\s+/g, ' ').trim()}`,
          body,
        }),
      ),
    );
    const hasSize = /(?:^|[\s;])(?:min-|max-)?(?:inline|block)-size:/;
    const hasEdge = /(?:padding|border)(?:-(?:inline|block)(?:-start|-end)?)?:/;
    const offenders = rules.filter(
      ({ body }) => hasSize.test(body) && hasEdge.test(body) && !body.includes('box-sizing: border-box'),
    );
    // A line drawn by one border: the border is on the side without a size.
    const lines = ['CheckoutSteps.css: &:not(:last-child)::after', 'ChartFrame.css: &::before'];
    expect(offenders.map(({ name }) => name).filter((name) => !lines.includes(name))).toEqual([]);
    expect(rules.length).toBeGreaterThan(40);
  });

  it('have the same widths as the markup', () => {
    const css = readFileSync(join(kit, 'src/styles/media.css'), 'utf8');
    expect(css).toContain(`@custom-media --mr-narrow ${narrowMedia};`);
    expect(css).toContain(`@custom-media --mr-phone ${phoneMedia};`);
  });

  it('use only variables that are set', async () => {
    const css = await read('src/**/*.css');
    const code = await read('src/**/*.{ts,tsx}');
    const set = new Set<string>();
    for (const text of css.values()) for (const [, name] of text.matchAll(/(--mr-[\w-]+)\s*:/g)) set.add(name ?? '');
    for (const text of code.values())
      for (const [, name] of text.matchAll(/['"`](--mr-[\w-]+)['"`]/g)) set.add(name ?? '');
    const unknown: string[] = [];
    for (const [file, text] of css) {
      // A variable with a fallback is a component's optional custom property.
      for (const [, name = ''] of text.matchAll(/var\((--mr-[\w-]+)\)/g)) {
        // Inputs are set only by shops.
        if (!set.has(name) && !name.startsWith('--mr-set-')) unknown.push(`${basename(file)}: ${name}`);
      }
    }
    expect(unknown).toEqual([]);
  });
});
