import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AppBanner,
  Badge,
  BottomNav,
  Button,
  CartLineItem,
  EmptyState,
  Header,
  Hero,
  Logo,
  OrderSummary,
  PageHeader,
  ProductCard,
  PromoBanner,
  SectionHeader,
  ServiceList,
  Tabs,
  TestimonialList,
  TextField,
} from '@marketrow/components';
import { sheet, startBrowser } from './browser';

/* Large text, long words and small windows: no text is clipped or lies under a control. */

let browser: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  browser = await startBrowser();
}, 60_000);
afterAll(() => browser.close());

/** 49 letters. */
const word = 'Rechtsschutzversicherungsgesellschaftsvertreterin';
const product = { id: '1', slug: 'a', title: word, price: 24.5, discount: 20, rating: 4.5, images: [] as string[] };
const card = (title: string) =>
  h(ProductCard, {
    product: { ...product, title, thumbnail: '/a.webp' },
    href: '/a',
    badge: 'Kundenliebling',
    onAdd: () => undefined,
    onWishlistChange: () => undefined,
  });
const half = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0.8rem' };

/** Components with a word wider than a phone. */
const elements = {
  AppBanner: h(AppBanner, { title: word, text: word, src: '/a.webp', playStoreHref: '/a', appStoreHref: '/b' }),
  Badge: h(Badge, null, word),
  BottomNav: h(BottomNav, { items: ['a', 'b', 'c', 'd'].map((href) => ({ title: word, href })) }),
  Button: h(Button, { stretch: true }, word),
  CartLineItem: h(CartLineItem, {
    line: { id: '1', name: word, price: 24.5, qty: 2, imgUrl: '/a.webp' },
    href: '/a',
    details: [{ title: word }],
  }),
  EmptyState: h(EmptyState, { title: word, actions: h(Button, null, word) }, word),
  Hero: h(Hero, {
    items: [
      {
        id: 'a',
        title: word,
        description: word,
        buttonText: word,
        href: '/a',
        src: '/a.webp',
        smallSrc: '/b.webp',
        shade: 'dark',
      },
    ],
  }),
  Logo: h(Logo, { name: word }),
  OrderSummary: h(OrderSummary, {
    items: [{ title: word, amount: 1_000_000 }],
    hint: word,
    action: h(Button, null, word),
  }),
  PageHeader: h(PageHeader, { title: word, actions: h(Button, null, word) }, word),
  'ProductCard, two in a row': h('div', { style: half }, card(word), card('Bär')),
  PromoBanner: h(PromoBanner, {
    items: [
      { title: word, src: '/a.webp', facts: [{ value: '40 min', title: word }] },
      { title: word, src: '/a.webp', buttonText: word, href: '/a' },
    ],
  }),
  SectionHeader: h(SectionHeader, { title: word, moreHref: '/a', moreText: word }),
  ServiceList: h(ServiceList, { items: ['a', 'b', 'c', 'd'].map((end) => ({ title: word + end, description: word })) }),
  Tabs: h(Tabs, { label: word, items: ['a', 'b', 'c'].map((id) => ({ id, title: word, content: word })) }),
  TestimonialList: h(TestimonialList, {
    items: ['a', 'b', 'c'].map((end) => ({
      name: word + end,
      imgUrl: '/a.webp',
      rating: 4,
      comment: word,
      title: word,
    })),
  }),
  'TextField, two in a grid': h(
    'div',
    { style: half },
    h(TextField, { label: word, hint: word }),
    h(TextField, { label: 'Ort', error: word }),
  ),
};

const header = h(Header, {
  name: 'Marketrow',
  searchHref: '/search',
  searchCategories: [{ label: 'Alle Kategorien', value: '' }],
  menuHref: '/menu',
  accountHref: '/login',
  wishlistHref: '/wishlist',
  wishlistCount: 120,
  cartHref: '/cart',
  cartCount: 120,
  categoriesHref: '/categories',
  items: ['Network Security', 'Cloud Security', 'Secure Access', 'Gift Shop'].map((title) => ({
    title,
    href: `/${title}`,
  })),
});

/** Opens a page with this element in a window; `textSize` is the user's font size in the browser. */
async function lost(element: React.ReactNode, width: number, textSize = 16): Promise<string[]> {
  const session = await browser.page.context().newCDPSession(browser.page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
  await browser.page.setViewportSize({ width, height: 900 });
  const page = await browser.open(
    `${sheet('styles')}${sheet('styles/page')}`,
    `<body class="mr-root" data-theme="light" lang="de"><main style="padding: var(--mr-gutter)">${renderToStaticMarkup(element)}</main></body>`,
    'data-js',
  );
  return page.evaluate(findLost);
}

/** Runs in the page: finds texts that are clipped or lie under a control, and controls that overlap. */
function findLost(): string[] {
  const found: string[] = [];
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('.mr-VisuallyHidden-root') === null;
  /** Returns the box in which an element's text is visible; `undefined` if clipped on purpose, or scrollable. */
  const room = (element: Element) => {
    const box = { left: 0, right: innerWidth };
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return undefined;
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') return undefined;
      if (style.overflowX !== 'visible') {
        const { left, right } = at.getBoundingClientRect();
        Object.assign(box, { left: Math.max(box.left, left), right: Math.min(box.right, right) });
      }
    }
    return box;
  };
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  /** Returns the box of an icon control's icon: the space around it may hold the count of a neighbor. */
  const drawn = (control: Element) =>
    ((control.matches('input') ? null : control.querySelector('svg')) ?? control).getBoundingClientRect();
  const name = (element: Element) => element.getAttribute('aria-label') ?? element.className;

  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`the page is ${String(document.documentElement.scrollWidth)} wide`);
  const controls = [...document.querySelectorAll('button, input, select, header a')].filter(seen);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const box = parent && seen(parent) ? room(parent) : undefined;
    if (!parent || !box) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    const text = (walker.currentNode.textContent ?? '').slice(0, 20);
    if (rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1))
      found.push(`"${text}" is cut: ${parent.className}`);
    for (const control of controls) {
      if (control.contains(parent)) continue;
      if (rects.some((rect) => meet(rect, drawn(control)))) found.push(`"${text}" lies under ${name(control)}`);
    }
  }
  for (const [index, control] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      if (meet(drawn(control), drawn(other))) found.push(`${name(control)} lies on ${name(other)}`);
    }
  }
  return found;
}

describe('content is neither clipped nor covered', () => {
  it.each([
    [320, 16],
    [1280, 16],
    [1280, 32],
    [640, 32],
  ])(
    'with long words in a window of %i px with %i px text',
    async (width, textSize) => {
      const wrong: string[] = [];
      for (const [name, element] of Object.entries(elements)) {
        for (const what of await lost(element, width, textSize)) wrong.push(`${name}: ${what}`);
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  it.each([
    [1280, 16],
    [1280, 32],
    [920, 16],
    [390, 16],
    [320, 16],
    [640, 32],
  ])('in the header in a window of %i px with %i px text', async (width, textSize) => {
    expect(await lost(header, width, textSize)).toEqual([]);
  });

  it('detects a button that may not wrap', async () => {
    const wrong = await lost(h(Button, { style: { '--mr-button-wrap': 'nowrap', maxInlineSize: 'none' } }, word), 320);
    expect(wrong).not.toEqual([]);
  });
});
