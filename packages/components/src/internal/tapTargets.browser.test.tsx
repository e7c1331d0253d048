import { afterAll, beforeAll, expect, it } from 'vitest';
import { page } from '../../test-utils/browser.js';
import { render, screen } from '#test-utils';
import { Breadcrumbs } from '../base/Breadcrumbs/index.js';
import { ProductCard } from '../shop/ProductCard/index.js';
import { SectionHeader } from '../base/SectionHeader/index.js';
import { ShopHeader } from '../shop/ShopHeader/index.js';
import { TopBar } from '../shop/TopBar/index.js';
import '../styles/base.css';
import '../styles/tokens.css';

/*
 * Small controls have 44 px targets on a phone (docs/accessibility.md): a press 21 px from the middle must reach them.
 * Two controls that are closer than that share the space between them.
 */
const reach = 21;
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const socialLinks = { facebook: '#f', twitter: '#x', youtube: '#y', instagram: '#i' };

beforeAll(() => page.viewport(390, 844));
afterAll(() => page.viewport(1280, 800));

/** Returns how far from the middle of the control a press still reaches it, per side, up to 21 px. */
function target(control: Element) {
  const { left, top, width, height } = control.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const far = (dx: number, dy: number) => {
    let distance = 0;
    while (
      distance < reach &&
      control.contains(document.elementFromPoint(x + dx * (distance + 1), y + dy * (distance + 1)))
    )
      distance += 1;
    return distance;
  };
  return { up: far(0, -1), down: far(0, 1), left: far(-1, 0), right: far(1, 0) };
}

const whole = { up: reach, down: reach, left: reach, right: reach };

it('heart of a card', () => {
  render(
    <div style={{ inlineSize: 170 }}>
      <ProductCard
        product={{ id: '7', title: 'Amber Lamp', price: 57, thumbnail: pixel }}
        href="#lamp"
        onWishlistChange={() => undefined}
      />
    </div>,
  );
  expect(target(screen.getByRole('button'))).toEqual(whole);
});

it('stepper of a card', async () => {
  render(
    <div style={{ inlineSize: 170 }}>
      <ProductCard
        product={{ id: '7', title: 'Amber Lamp', price: 57, thumbnail: pixel }}
        href="#lamp"
        quantity={2}
        onAdd={() => undefined}
        onQuantityChange={() => undefined}
      />
    </div>,
  );
  for (const name of [/^Decrease/, /^Increase/])
    expect(target(await screen.findByRole('button', { name }))).toEqual(whole);
});

it('profiles of a shop', () => {
  render(
    <div style={{ padding: 20 }}>
      <ShopHeader shop={{ name: 'Corner', coverPicture: pixel, profilePicture: pixel, socialLinks }} />
    </div>,
  );
  for (const link of screen.getAllByRole('link')) expect(target(link)).toEqual(whole);
});

it('languages of the top bar: side by side, so only wider outwards', () => {
  render(
    <TopBar
      languages={[
        { lang: 'en', title: 'English', href: '#en' },
        { lang: 'de', title: 'Deutsch', href: '#de' },
      ]}
      currentLang="en"
      title="Free delivery over $50"
    />,
  );
  const [english, german] = screen.getAllByRole('link').map(target);
  expect(english).toMatchObject({ up: reach, down: reach, left: reach });
  expect(german).toMatchObject({ up: reach, down: reach, right: reach });
});

it('“See all” of a section, and the tabs below it', () => {
  render(
    <div style={{ padding: 20 }}>
      <SectionHeader
        title="Best sellers"
        moreHref="#all"
        items={[
          { title: 'Popular', href: '#p', current: true },
          { title: 'Latest', href: '#l' },
        ]}
      />
    </div>,
  );
  for (const link of screen.getAllByRole('link')) {
    const { up, down, left, right } = target(link);
    expect(up + down, link.textContent).toBeGreaterThanOrEqual(2 * reach - 2);
    expect(left + right, link.textContent).toBeGreaterThanOrEqual(2 * reach - 2);
  }
});

it('breadcrumbs, also in two rows', () => {
  const items = ['Home', 'Gift shop', 'Toys', 'Wooden toys', 'Building blocks'].map((title) => ({
    title,
    href: `#${title}`,
  }));
  render(<Breadcrumbs items={[...items, { title: 'Marlow the bear, 32 cm' }]} />);
  const links = screen.getAllByRole('link');
  expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size).toBe(2);
  for (const link of links) expect(target(link), link.textContent).toEqual(whole);
});
