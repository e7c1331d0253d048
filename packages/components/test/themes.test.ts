import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { colors as themed, depth, pairs as drawnPairs, shape, sizes, verticals } from '../src/styles/tokens';
import { flat } from '../tooling/flat';
import { sheet, sheetOf, sheetsOfConsumers, startBrowser } from './browser';
import { dist, kit } from './kit';

// Each test reads hundreds of colors from one browser, which takes longer while other tests run.
vi.setConfig({ testTimeout: 60_000 });

let sheets: Record<string, string>;
let browser: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  [sheets, browser] = await Promise.all([sheetsOfConsumers(), startBrowser()]);
}, 60_000);
afterAll(() => browser.close());

const colors = Object.keys({ ...themed, ...depth })
  .filter((name) => !/^(?:shadow|picture-filter)/.test(name))
  .map((name) => `--mr-${name}`);

/** Opens a page and returns the colors of all tokens on the element `#it`. */
async function colorsAt(css: string, body: string, html?: string): Promise<Record<string, string>> {
  const page = await browser.open(css, body, html);
  return page.evaluate((names) => {
    const probe = document.querySelector('#it')?.appendChild(document.createElement('i'));
    if (probe === undefined) throw new Error('no #it');
    return Object.fromEntries(
      names.map((name) => {
        probe.style.color = '';
        probe.style.color = `var(${name})`;
        return [name, getComputedStyle(probe).color];
      }),
    );
  }, colors);
}

const page = (theme: string) => `<body class="mr-root" data-theme="${theme}"><div id="it"></div></body>`;
const box = (outer: string, inner: string) =>
  `<body class="mr-root" data-theme="${outer}"><div data-vertical="gift"><div id="it" data-vertical="market" data-theme="${inner}"></div></div></body>`;

describe('themes', () => {
  it('apply to a box as to a page, in the sheets of bundlers', async () => {
    const wrong: string[] = [];
    for (const [name, css] of Object.entries(sheets)) {
      const light = await colorsAt(css, page('light'));
      const dark = await colorsAt(css, page('dark'));
      expect(Object.keys(light).filter((token) => light[token] !== dark[token]).length, name).toBeGreaterThan(25);
      const darkBox = await colorsAt(css, box('light', 'dark'));
      const lightBox = await colorsAt(css, box('dark', 'light'));
      for (const token of colors) {
        if (darkBox[token] !== dark[token]) wrong.push(`${name}: dark box, ${token} ${String(darkBox[token])}`);
        if (lightBox[token] !== light[token]) wrong.push(`${name}: light box, ${token} ${String(lightBox[token])}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('are in tokens.json as Chromium computes them, for each vertical', async () => {
    const json = JSON.parse(readFileSync(join(dist, 'tokens.json'), 'utf8')) as Record<
      string,
      Record<string, Record<string, { $value: { components: number[]; alpha: number } }>>
    >;
    for (const vertical of Object.keys(verticals)) {
      for (const theme of ['light', 'dark']) {
        const drawn = await colorsAt(
          sheet('styles'),
          `<body id="it" data-vertical="${vertical}" data-theme="${theme}"></body>`,
        );
        for (const [name, color] of Object.entries(drawn)) {
          const { components, alpha } = json[vertical]?.[theme]?.[name.replace('--mr-', '')]?.$value ?? {};
          const [lightness, chroma, hue, opacity = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
          [lightness, chroma, hue, opacity].forEach((part, place) => {
            expect([...(components ?? []), alpha][place], `${vertical}, ${theme}: ${name}`).toBeCloseTo(part ?? NaN, 4);
          });
        }
      }
    }
  });

  it('follow the system on a box with mr-root, unless a theme is set around it; other pages stay light', async () => {
    for (const css of Object.values(sheets)) {
      const light = await colorsAt(css, page('light'));
      const dark = await colorsAt(css, page('dark'));
      await browser.page.emulateMedia({ colorScheme: 'dark' });
      expect(await colorsAt(css, '<body><div id="it" class="mr-root"></div></body>')).toEqual(dark);
      expect(await colorsAt(css, '<body id="it"></body>', 'class="mr-root"')).toEqual(dark);
      expect(await colorsAt(css, '<body id="it" class="mr-root"></body>', 'data-theme="light"')).toEqual(light);
      expect(await colorsAt(css, '<body id="it"></body>')).toEqual(light);
      await browser.page.emulateMedia({ colorScheme: null });
    }
  });

  it('set the color scheme and the text color of a nested box', async () => {
    for (const css of Object.values(sheets)) {
      const dark = await colorsAt(css, page('dark'));
      const opened = await browser.open(css, `<body class="mr-root"><div id="it" data-theme="dark"></div></body>`);
      const style = await opened.evaluate(() => {
        const { color, colorScheme } = getComputedStyle(document.querySelector('#it') ?? document.body);
        return { color, colorScheme };
      });
      expect(style).toEqual({ color: dark['--mr-ink'], colorScheme: 'dark' });
    }
  });
});

describe('inputs', () => {
  it('exist for every typeface, weight, radius and color, and the kit declares none', () => {
    const css = sheet('styles');
    const names = [...flat(shape).map(([name]) => name), ...Object.keys(themed)];
    expect(names.filter((name) => !css.includes(`--mr-${name}:var(--mr-set-${name},`))).toEqual([]);
    expect(css).not.toMatch(/--mr-set-[\w-]+:/);
  });

  it('apply in every theme and vertical if set on the page, and inside a box if set there', async () => {
    for (const css of Object.values(sheets)) {
      const accent = async (more: string, html?: string) =>
        (await colorsAt(`${css}${more}`, box('light', 'dark').replace('id="it"', 'id="it" class="own"'), html))[
          '--mr-accent'
        ];
      expect(await accent(':root { --mr-set-accent: rgb(1, 2, 3) }')).toBe('rgb(1, 2, 3)');
      expect(await accent(':root { --mr-set-accent: red } .own { --mr-set-accent: rgb(1, 2, 3) }')).toBe(
        'rgb(1, 2, 3)',
      );
    }
  });
});

const command = join(kit, 'bin/marketrow-brand.mjs');

/** Returns the command's report on a color. */
function brandCommand(color: string): { theme: string; pair: string; contrast: number; least: number }[] {
  const { stdout } = spawnSync(process.execPath, [command, color, '--json'], { encoding: 'utf8' });
  return JSON.parse(stdout) as ReturnType<typeof brandCommand>;
}

/** Returns the contrast of token pairs under a brand's sheet, as Chromium renders them with Vite's sheet. */
async function contrastsOf(
  brand: string,
  pairs: readonly { theme: string; tokens: readonly string[] }[],
  html?: string,
): Promise<number[]> {
  const page = await browser.open(
    `${sheets['built by Vite'] ?? ''} ${brand}`,
    '<body><div id="light" data-theme="light"></div><div id="dark" data-theme="dark"></div></body>',
    html,
  );
  return page.evaluate((asked) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no canvas');
    const luminance = (theme: string, token: string) => {
      const probe = document.createElement('i');
      document.getElementById(theme)?.replaceChildren(probe);
      probe.style.color = `var(${token})`;
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
        const part = byte / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return asked.map(({ theme, tokens }) => {
      const [low = 0, high = 0] = tokens.map((token) => luminance(theme, token)).sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    });
  }, pairs);
}

const inOneValue = (color: string) => `:root { --mr-set-brand: ${color} }`;

describe('a brand in one value', () => {
  /** 120 colors over all hues, lightnesses and chromas, and the extremes. */
  const brands = [
    ...['black', 'white', 'gray', 'red', 'lime', 'blue', 'yellow', '#0a7', '#ffcc00', '#7a7a7a'],
    ...Array.from(
      { length: 120 },
      (_, step) => `oklch(${0.2 + ((step * 37) % 70) / 100} ${((step * 7) % 26) / 100} ${step * 3})`,
    ),
  ];
  const pairs = [
    ['--mr-on-accent', '--mr-accent', 4.5],
    ['--mr-on-accent', '--mr-accent-hover', 4.5],
    ['--mr-on-accent-soft', '--mr-accent-soft', 4.5],
    ['--mr-focus', '--mr-paper', 3],
  ] as const;

  it('reaches the contrast of every pair, in both themes', async () => {
    const asked = ['light', 'dark'].flatMap((theme) =>
      pairs.map(([text, ground, least]) => ({ theme, tokens: [text, ground], least })),
    );
    const wrong: string[] = [];
    for (const brand of brands) {
      const found = await contrastsOf(inOneValue(brand), asked);
      asked.forEach(({ theme, tokens, least }, place) => {
        if ((found[place] ?? 0) < least)
          wrong.push(`${brand}, ${theme}: ${tokens.join(' on ')} ${String(found[place])}`);
      });
    }
    expect(wrong).toEqual([]);
  });

  it('is reported by the command marketrow-brand as the stylesheet renders it', async () => {
    const wrong: string[] = [];
    for (const color of ['#0a7', '#ffcc00', '#b00020', '#123', '#7a7a7a', 'rgb(255 0 0)', 'oklch(0.55 0.22 300)']) {
      const rows = brandCommand(color);
      const drawn = await contrastsOf(
        inOneValue(color),
        rows.map(({ theme, pair }) => ({ theme, tokens: pair.split(' on ').map((name) => `--mr-${name}`) })),
      );
      rows.forEach((row, place) => {
        // Chromium rounds to 8 bits.
        if (Math.abs(row.contrast - (drawn[place] ?? 0)) > 0.06 * row.contrast)
          wrong.push(`${color}, ${row.theme}: ${row.pair} ${row.contrast.toFixed(2)}, drawn ${String(drawn[place])}`);
      });
    }
    expect(wrong).toEqual([]);
    expect(brandCommand('#006b4a').filter((row) => row.contrast < row.least)).toEqual([]);
    expect(
      brandCommand('#0a7')
        .filter((row) => row.contrast < row.least)
        .map((row) => `${row.theme}: ${row.pair}`),
    ).toEqual(['light: accent on paper', 'light: accent on surface', 'light: accent on sunken']);
  });

  it('is rejected by the command, with a list of accepted notations', () => {
    const { status, stderr } = spawnSync(process.execPath, [command, 'teal'], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/"teal" is not a color that this command reads\. Write it as '#0a7'/);
  });

  it('is the accent itself in the light theme, overrides a vertical, and is overridden by an input', async () => {
    for (const css of Object.values(sheets)) {
      const gift = (more: string) => colorsAt(`${css}${more}`, '<body><div id="it" data-vertical="gift"></div></body>');
      const brand = await gift(':root { --mr-set-brand: rgb(0, 170, 119) }');
      expect(brand['--mr-accent']).toBe('rgb(0, 170, 119)');
      const both = await gift(':root { --mr-set-brand: rgb(0, 170, 119); --mr-set-accent: rgb(1, 2, 3) }');
      expect(both['--mr-accent']).toBe('rgb(1, 2, 3)');
      expect(both['--mr-focus']).toBe(brand['--mr-focus']);
    }
  });
});

const storybook = join(kit, '../../.storybook');
const guide = readFileSync(join(storybook, 'docs', 'YourBrand.mdx'), 'utf8');

/** Returns the one code block of the page `YourBrand.mdx` in a language. */
function blockOf(language: string): string {
  const blocks = [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(([, name]) => name === language);
  if (blocks.length !== 1) throw new Error(`${String(blocks.length)} blocks of ${language}`);
  return blocks[0]?.[2] ?? '';
}

const brandFiles = globSync('brands/*.css', { cwd: storybook });

describe.each<[file: string, css: string]>([
  ...brandFiles.map((file): [string, string] => [file, readFileSync(join(storybook, file), 'utf8')]),
  ['YourBrand.mdx', blockOf('css')],
])('the brand in %s of Storybook', (_, css) => {
  it('reaches the contrast of every pair, in each vertical and theme', async () => {
    const asked = ['light', 'dark'].flatMap((theme) =>
      drawnPairs.flatMap(({ text, on, least }) =>
        text.flatMap((name) => on.map((ground) => ({ theme, tokens: [`--mr-${name}`, `--mr-${ground}`], least }))),
      ),
    );
    const wrong: string[] = [];
    for (const vertical of Object.keys(verticals)) {
      const found = await contrastsOf(css, asked, `data-vertical="${vertical}"`);
      asked.forEach(({ theme, tokens, least }, place) => {
        if ((found[place] ?? 0) < least)
          wrong.push(`${vertical}, ${theme}: ${tokens.join(' on ')} ${String(found[place])}`);
      });
    }
    expect(wrong).toEqual([]);
  });

  it('is the same in a box as on a page, and follows the system', async () => {
    const all = `${sheets['as published'] ?? ''}${css}`;
    const at = async (theme: string) => colorsAt(all, page(theme));
    const [light, dark] = [await at('light'), await at('dark')];
    expect(await colorsAt(all, box('light', 'dark'))).toEqual(dark);
    expect(await colorsAt(all, box('dark', 'light'))).toEqual(light);
    await browser.page.emulateMedia({ colorScheme: 'dark' });
    expect(await colorsAt(all, '<body><div id="it" class="mr-root"></div></body>')).toEqual(dark);
    await browser.page.emulateMedia({ colorScheme: null });
    expect(light['--mr-paper']).not.toBe(dark['--mr-paper']);
  });

  it('sets inputs and sizes that exist, and loads nothing', () => {
    const names = [...css.matchAll(/^\s+--mr-([\w-]+):/gm)].map(([, name = '']) => name);
    const sized = flat(sizes).map(([name]) => name);
    const kits = sheet('styles');
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !sized.includes(name) && !new RegExp(`var\\(--mr-${name}[,)]`).test(kits))).toEqual(
      [],
    );
    expect(css).not.toMatch(/url\(|@import|@font-face/);
  });
});

it('the page "Your brand in ten minutes" makes a brand by its commands and files as they are', async () => {
  const [, color = ''] = /^npx marketrow-brand '(#\w{6})'\n$/.exec(blockOf('sh')) ?? [];
  expect(brandCommand(color).filter((row) => row.contrast < row.least)).toEqual([]);

  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  const [, name = ''] = /Save this as `([\w.]+)`/.exec(guide) ?? [];
  writeFileSync(join(folder, name), blockOf('css'));
  writeFileSync(join(folder, 'main.ts'), blockOf('ts'));
  const css = await sheetOf(join(folder, 'main.ts'), { '@marketrow/components': dist });
  rmSync(folder, { recursive: true });

  const values = async (theme: string) => {
    const opened = await browser.open(
      css,
      `<body class="mr-root" data-theme="${theme}"><h1>Fresh today</h1><button class="mr-Button-root mr-kit">Buy</button></body>`,
    );
    return opened.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      return [of('h1').fontFamily, of('button').borderRadius, of('body').getPropertyValue('--mr-paper').trim()];
    });
  };
  expect(await values('light')).toEqual(['Georgia, "Times New Roman", serif', '8px', '#fcf7fa']);
  expect((await values('dark'))[2]).toBe('#1b1519');
  expect((await colorsAt(css, page('light')))['--mr-accent']).toBe(
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`,
  );
});
