import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, runIn } from './support/app';
import { launch, openPage, serve } from './support/browser';
import { readSnippets } from './support/snippets';

/*
 * A default Vite app of another team. Built twice: as it would be published, and in development mode, where React tells what
 * it does not like.
 */
let app = '';
let browser: Browser;
const sites: Record<string, { url: string; close: () => Promise<void> }> = {};

beforeAll(async () => {
  app = await createApp('vite', ['@marketrow/components']);
  writeFileSync(join(app, 'src/readme.tsx'), readmePage());
  await runIn(app, 'vite/bin/vite.js', ['build']);
  await runIn(app, 'vite/bin/vite.js', ['build', '--outDir=dist-development', '--minify=false'], {
    NODE_ENV: 'development',
  });
  sites.production = await serve(app, 'dist');
  sites.development = await serve(app, 'dist-development');
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await Promise.all(Object.values(sites).map((site) => site.close()));
});

/** The first lines that the root README shows of the kit, as a page of the app. */
function readmePage(): string {
  const snippet = readSnippets().find(({ readme, language }) => readme === 'README.md' && language === 'tsx');
  const [, imports, element] = /^([^]*?)\n\n(<[^]*>);/.exec(snippet?.code ?? '') ?? [];
  if (!imports || !element) throw new Error('The first block of the root README is no longer imports and one element.');
  return `${imports}
    import { mount } from './mount';
    import { products } from './products';
    const product = products[0]!;
    mount(${element});`;
}

/** Opens a page of the built app, does something there, and expects an empty console. */
async function inApp<T>(file: string, work: (page: Page) => Promise<T>, kind = 'production'): Promise<T> {
  const { page, complaints } = await openPage(browser, new URL(file, sites[kind]!.url).href);
  try {
    const result = await work(page);
    expect(complaints, 'the console').toEqual([]);
    return result;
  } finally {
    await page.context().close();
  }
}

/** Changes the `<html>` element and waits until every transition to the new looks has ended. */
async function onPage(page: Page, change: (html: HTMLElement) => void) {
  await page.locator('html').evaluate(change);
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
}

/** Computed styles of one element. */
const styleOf = (page: Page, selector: string, ...properties: string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)), properties);

const colours = (page: Page, box: string) =>
  Promise.all([
    styleOf(page, `[data-testid=${box}] .mr-ProductCard-title`, 'color'),
    styleOf(page, `[data-testid=${box}] .mr-ProductCard-root`, 'background-color'),
    styleOf(page, `[data-testid=${box}] .mr-Button-root`, 'background-color', 'color'),
  ]);

describe('a box of its own theme', () => {
  it('is as dark on a light page as on a dark page', () =>
    inApp('/', async (page) => {
      const nested = await colours(page, 'dark-box');
      const light = await colours(page, 'plain-box');
      await onPage(page, (html) => html.setAttribute('data-theme', 'dark'));
      expect(await colours(page, 'plain-box')).toEqual(nested);
      expect(nested).not.toEqual(light);
    }));

  it('is as light on a dark page as on a light page', () =>
    inApp('/', async (page) => {
      const light = await colours(page, 'plain-box');
      await onPage(page, (html) => html.setAttribute('data-theme', 'dark'));
      expect(await colours(page, 'light-box')).toEqual(light);
    }));
});

describe('an accent of the shop', () => {
  const accent = (page: Page, box: string) => styleOf(page, `[data-testid=${box}] .mr-Button-root`, 'background-color');

  it('set on :root reaches the page and boxes of every vertical', () =>
    inApp('/', async (page) => {
      const before = await accent(page, 'plain-box');
      await onPage(page, (html) => html.classList.add('branded'));
      expect(before).not.toEqual(['rgb(10, 90, 60)']);
      expect(await accent(page, 'plain-box')).toEqual(['rgb(10, 90, 60)']);
      expect(await accent(page, 'vertical-box')).toEqual(['rgb(10, 90, 60)']);
    }));

  it('set on a box wins over the vertical of that box and stays in it', () =>
    inApp('/', async (page) => {
      expect(await accent(page, 'branded-box')).toEqual(['rgb(90, 10, 120)']);
      expect(await accent(page, 'plain-box')).not.toEqual(['rgb(90, 10, 120)']);
    }));
});

describe('beside other styles', () => {
  const watched = [
    ...['height', 'padding-left', 'background-color', 'color', 'border-top-width', 'border-top-left-radius'],
    ...['font-size', 'font-weight', 'font-family', 'list-style-type', 'text-decoration-line', 'cursor'],
  ];
  const looks = (page: Page) =>
    page.getByTestId('sample').evaluate(
      (sample, names) =>
        [...sample.querySelectorAll('button, a, input, h3, p, ul, li, label, article')].flatMap((element, index) => {
          const style = getComputedStyle(element);
          const name = `${index} ${element.localName}.${element.getAttribute('class')}`;
          return names.map((property) => `${name} { ${property}: ${style.getPropertyValue(property)} }`);
        }),
      watched,
    );

  it.each(['tailwind.html', 'reset-before.html', 'reset-after.html'])('the kit looks the same: %s', async (file) => {
    const alone = await inApp('/', looks);
    const beside = await inApp(file, looks);
    expect(beside).toHaveLength(alone.length);
    expect(beside.filter((line, index) => line !== alone[index])).toEqual([]);
  });

  it('touches nothing of the page around it', () =>
    inApp('/', async (page) => {
      const host = ['body', 'html'].map((selector) =>
        styleOf(page, selector, 'margin', 'font-family', 'background-color'),
      );
      const plain = await browser.newPage();
      await plain.setContent('<!doctype html><title>Plain</title><p>Text');
      const untouched = ['body', 'html'].map((selector) =>
        styleOf(plain, selector, 'margin', 'font-family', 'background-color'),
      );
      expect(await Promise.all(host)).toEqual(await Promise.all(untouched));
      await plain.close();
    }));
});

describe('data that changes', () => {
  it('shows the arrows of a strip whose items arrive late', () =>
    inApp('/', async (page) => {
      const strip = page.getByTestId('late-strip');
      const next = strip.getByRole('button', { name: 'More: Late mugs' });
      expect(await next.count()).toBe(0);
      await strip.getByRole('button', { name: 'Load more mugs' }).click();
      await next.click();
      const track = strip.getByRole('list', { name: 'Late mugs' });
      await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
    }));

  it('shows the picture of the thumb that is pressed, after the pictures were changed', () =>
    inApp('/', async (page) => {
      const gallery = page.getByTestId('gallery');
      await gallery.getByRole('button', { name: 'Another colour' }).click();
      const thumbs = gallery
        .getByRole('link', { name: /^Picture/ })
        .or(gallery.getByRole('button', { name: /^Picture/ }));
      for (const index of [1, 0, 2]) {
        await thumbs.nth(index).click();
        await expect.poll(() => thumbs.nth(index).getAttribute('aria-current')).toBe('true');
        const shown = () =>
          gallery.evaluate((root) => {
            const track = root.querySelector('[data-mr-part=track]')!;
            const middle = track.getBoundingClientRect().x + track.clientWidth / 2;
            const pictures = [...track.querySelectorAll('img')].filter((picture) => {
              const { left, right } = picture.getBoundingClientRect();
              return left < middle && middle < right;
            });
            return pictures.map((picture) => picture.getAttribute('src')).join();
          });
        await expect.poll(shown).toBe(['/mug-green.svg', '/mug-blue.svg', '/mug.svg'][index]);
      }
    }));

  it('moves a strip inside a carousel without turning the carousel', () =>
    inApp('/', async (page) => {
      const nested = page.getByTestId('nested');
      const strip = nested.getByRole('list', { name: 'Spring mugs' });
      await nested.getByRole('button', { name: 'More: Spring mugs' }).click();
      await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
      expect(await nested.getByRole('heading', { name: 'Spring' }).isVisible()).toBe(true);
      expect(await nested.getByRole('group', { name: '1 of 2' }).getAttribute('inert')).toBe(null);
    }));
});

describe('the five lines of the root README', () => {
  it('look like the kit, without any other styles', () =>
    inApp('readme.html', async (page) => {
      const card = page.getByRole('article');
      const fonts = await card.evaluate((article) =>
        [article, ...article.querySelectorAll('h3, p, a, span')].map((element) => getComputedStyle(element).fontFamily),
      );
      expect(fonts.filter((font) => !/Figtree|Bricolage/.test(font))).toEqual([]);
      const bullets = await page.evaluate(
        () =>
          [...document.querySelectorAll('li')].filter((item) => getComputedStyle(item).listStyleType !== 'none').length,
      );
      expect(bullets).toBe(0);
      expect(await card.getByRole('heading').innerText()).toBe('Stoneware mug number 0');
      expect(await card.innerText()).toContain('$10.00');
    }));

  it('draw something: the picture, the text and the page are of different colours', () =>
    inApp('readme.html', async (page) => {
      const screenshot = await page.getByRole('article').screenshot();
      expect(await coloursIn(page, screenshot)).toBeGreaterThan(20);
    }));
});

/** How many colours a picture has, counted by the browser that took it. */
function coloursIn(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(
    async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
      return new Set(pixels).size;
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
}

it('shows amounts with the digits of their currency', () =>
  inApp('/', async (page) => {
    const text = (await page.getByTestId('money').innerText()).replaceAll('\u00a0', ' ');
    for (const amount of ['KWD 1.234', '¥1,234', '$19.96', '$24.95']) expect(text).toContain(amount);
  }));

it.each(['index.html', 'tailwind.html', 'reset-before.html', 'reset-after.html'])(
  'React has nothing to complain about in development: %s',
  (file) => inApp(file, (page) => page.getByRole('article').first().waitFor(), 'development'),
);

describe('with text of twice the size', () => {
  let large: Browser;
  beforeAll(async () => {
    large = await launch({ textSize: 200 });
  });
  afterAll(() => large.close());

  it.each([1280, 640])('loses nothing at a width of %i px', async (width) => {
    const { page } = await openPage(large, sites.production!.url);
    await page.setViewportSize({ width, height: 900 });
    expect(await lostContent(page)).toEqual([]);
    await page.context().close();
  });
});

/** Texts that are cut off, controls that lie on one another, and a page that scrolls sideways. */
function lostContent(page: Page): Promise<string[]> {
  return page.getByTestId('texts').evaluate((root) => {
    const lost: string[] = [];
    const nameOf = (element: Element) =>
      `${element.localName}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}"`;
    if (document.documentElement.scrollWidth > innerWidth + 1) {
      const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
      const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
          if (scrolls(box)) return false;
        return element.getBoundingClientRect().right > innerWidth + 1;
      });
      lost.push(`the page scrolls sideways: ${beyond.map(nameOf).join(', ')}`);
    }
    const shown = [...root.querySelectorAll<HTMLElement>('*')].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    for (const element of shown) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const onlyRead = clipPath !== 'none';
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (onlyRead || element.textContent.trim() === '') continue;
      if (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) lost.push(`cut off: ${nameOf(element)}`);
      if (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1) lost.push(`cut off: ${nameOf(element)}`);
    }
    const controls = shown
      .filter((element) => element.matches('a, button, input, select'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    for (const [index, { element, box }] of controls.entries()) {
      for (const other of controls.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const wholeCard = element.contains(other.element) || other.element.contains(element);
        if (across > 1 && down > 1 && !wholeCard) lost.push(`${nameOf(element)} lies on ${nameOf(other.element)}`);
      }
    }
    return lost;
  });
}
