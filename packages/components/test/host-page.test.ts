import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheet, startBrowser } from './browser';
import { Breadcrumbs, Button, PromoFacts, OrderSummary, Rating, SectionHeader, TextField } from '@marketrow/components';

let browser: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  browser = await startBrowser();
}, 60_000);
afterAll(() => browser.close());

const elements = `<h1>a</h1><h2>a</h2><h3>a</h3><p>a <a href="/">b</a></p><ul role="list"><li>a</li></ul><ol><li>a</li></ol><dl><dt>a</dt><dd>b</dd></dl>
  <figure><img alt="" width="9" height="9"></figure><blockquote>a</blockquote><fieldset><legend>a</legend><input><button>b</button></fieldset>
  <select><option>a</option></select><textarea></textarea><table><tr><th>a</th><td>b</td></tr></table><svg></svg><video></video>`;

/** Returns the computed styles of all elements of a page, without custom properties. */
async function computed(css: string, body: string): Promise<Record<string, string>[]> {
  const page = await browser.open(css, body);
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      return Object.fromEntries(
        [...style].filter((name) => !name.startsWith('--')).map((name) => [name, style.getPropertyValue(name)]),
      );
    }),
  );
}

describe("a shop's own page", () => {
  it.each(['styles', 'styles.unlayered', 'styles/tokens', 'styles/base'])(
    'looks as before when it loads %s: only custom properties stand on :root',
    async (name) => {
      // The sheet adds an element to the head, so only the body is compared.
      const [plain, styled] = [
        await computed('', `<body>${elements}</body>`),
        await computed(sheet(name), `<body>${elements}</body>`),
      ];
      expect(styled).toEqual(plain);
    },
  );

  it('has an unchanged rem with mr-root on <html>', async () => {
    const page = await browser.open(
      sheet('styles'),
      '<body><div id="it" style="inline-size: 1rem"></div></body>',
      'class="mr-root"',
    );
    expect(await page.evaluate(() => document.querySelector('#it')?.getBoundingClientRect().width)).toBe(16);
  });

  it('has unchanged elements beside a component', async () => {
    const button = renderToStaticMarkup(createElement(Button, null, 'Add'));
    const body = (inner: string) => `<body>${inner}<div id="own">${elements}</div></body>`;
    const own = async (css: string) => (await computed(css, body(button))).slice(-20);
    expect(await own(sheet('styles'))).toEqual(await own(''));
  });
});

/** Components with the sheets of the README's first example; they must look the same on a page built with the kit. */
const parts = {
  Breadcrumbs: createElement(Breadcrumbs, { items: [{ title: 'Toys', href: '/toys' }, { title: 'Bears' }] }),
  Button: createElement(Button, { variant: 'quiet' }, 'Add to cart'),
  PromoFacts: createElement(PromoFacts, { items: [{ value: '4,200', title: 'shops' }] }),
  OrderSummary: createElement(OrderSummary, { items: [{ title: 'Goods', amount: 20 }] }),
  Rating: createElement(Rating, { value: 4.5 }),
  SectionHeader: createElement(SectionHeader, { title: 'New today' }),
  TextField: createElement(TextField, { label: 'Name', hint: 'As on the card' }),
};

const read = [
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'color',
  'box-sizing',
  'list-style-type',
  'margin-top',
];

/** Returns position, size, text and color of each element of a component. */
async function drawing(css: string, body: string) {
  const page = await browser.open(css, body);
  return page.evaluate(
    (names) =>
      [...document.querySelectorAll('#it *')].map((element) => {
        const { width, height, x, y } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        return {
          class: element.getAttribute('class'),
          box: [x, y, width, height],
          ...Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
        };
      }),
    read,
  );
}

describe('a component', () => {
  it.each(Object.entries(parts))('%s is complete with tokens.css and its own sheet alone', async (name, element) => {
    const inner = `<div id="it" style="display: grid; inline-size: 600px">${renderToStaticMarkup(element)}</div>`;
    const margin = 'body { margin: 0; background: white }';
    const alone = await drawing(
      `${margin}${sheet('styles/tokens')}${sheet(`styles/${name}`)}`,
      `<body>${inner}</body>`,
    );
    const onKitPage = await drawing(
      `${margin}${sheet('styles')}`,
      `<body class="mr-root" data-theme="light">${inner}</body>`,
    );
    const unlayered = await drawing(`${margin}${sheet('styles.unlayered')}`, `<body>${inner}</body>`);
    expect(alone.length).toBeGreaterThan(0);
    expect(alone).toEqual(onKitPage);
    expect(unlayered).toEqual(onKitPage);
  });

  it('overrides an unlayered reset with the sheet that has no layers', async () => {
    const reset =
      '* { margin: 0; padding: 0; box-sizing: border-box } button { background: none; border: 0; border-radius: 0; padding: 0 }';
    const inner = `<div id="it">${renderToStaticMarkup(parts.Button)}</div>`;
    const plain = await drawing(sheet('styles.unlayered'), `<body style="margin: 0">${inner}</body>`);
    for (const css of [`${reset}${sheet('styles.unlayered')}`, `${sheet('styles.unlayered')}${reset}`]) {
      expect(await drawing(css, `<body>${inner}</body>`)).toEqual(plain);
    }
  });

  it("overrides Tailwind's reset with the order of layers in the README", async () => {
    const tailwind =
      '@layer base { *, ::before, ::after { margin: 0; padding: 0; border: 0 solid } button { background: transparent; border-radius: 0 } }';
    const order = '@layer theme, base, mr, components, utilities;';
    const inner = `<div id="it">${renderToStaticMarkup(parts.Button)}</div>`;
    const plain = await drawing(sheet('styles'), `<body style="margin: 0">${inner}</body>`);
    for (const css of [`${order}${tailwind}${sheet('styles')}`, `${order}${sheet('styles')}${tailwind}`]) {
      expect(await drawing(css, `<body>${inner}</body>`)).toEqual(plain);
    }
  });
});
