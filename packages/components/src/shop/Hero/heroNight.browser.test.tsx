import { expect, it, vi } from 'vitest';
import { page } from '../../../test-utils/browser.js';
import { render, screen } from '#test-utils';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { Hero } from './Hero.js';
import type { HeroItem } from './heroItem.js';

/** The images do not exist; the browser requests them all the same. */
const address = (name: string) => `/hero-night/${name}.webp`;
const item: HeroItem = {
  id: 'flowers',
  title: 'Flowers by four.',
  description: 'Cut this morning.',
  buttonText: 'Shop',
  href: '#shop',
  src: address('day'),
  smallSrc: address('day-small'),
  shade: 'light',
  darkSrc: address('night'),
  smallDarkSrc: address('night-small'),
};
const nameOf = (url: string) => /\/hero-night\/(.+)\.webp$/.exec(url)?.[1];
const shown = () => [...document.querySelectorAll('img')].filter((image) => image.checkVisibility());
const names = () => shown().map(({ currentSrc }) => nameOf(currentSrc));
const fetched = () => performance.getEntriesByType('resource').flatMap(({ name }) => nameOf(name) ?? []);
const lightnessOf = (color: string) => Number(/oklch\(([\d.]+)/.exec(color)?.[1]);
const lightness = () => lightnessOf(getComputedStyle(screen.getByRole('heading')).color);

it.each([
  ['light', 'day', false],
  ['dark', 'night', true],
] as const)('shows the image of a %s box, with readable text on it', async (theme, name, isLight) => {
  await page.viewport(1280, 800);
  render(
    <div data-theme={theme}>
      <Hero items={[item]} />
    </div>,
  );
  await vi.waitFor(() => expect(names()).toEqual([name]));
  expect(lightness() > 0.6).toBe(isLight);
});

it('has tall images for phones in both themes', async () => {
  await page.viewport(360, 800);
  render(
    <div data-theme="dark">
      <Hero items={[item]} />
    </div>,
  );
  await vi.waitFor(() => expect(names()).toEqual(['night-small']));
});

it('requests only the image of the current theme', async () => {
  await page.viewport(1280, 800);
  performance.clearResourceTimings();
  render(
    <div data-theme="dark">
      <Hero items={[{ ...item, darkSrc: address('evening'), smallDarkSrc: address('evening-small') }]} />
    </div>,
  );
  await vi.waitFor(() => expect(fetched()).toEqual(['evening']));
});

it('dims the image and keeps dark text if there is no dark image', async () => {
  await page.viewport(1280, 800);
  render(
    <div data-theme="dark">
      <Hero items={[{ ...item, darkSrc: undefined }]} />
    </div>,
  );
  await vi.waitFor(() => expect(names()).toEqual(['day']));
  expect(lightness()).toBeLessThan(0.6);
});

it('renders the slide indicators with enough contrast on the image', async () => {
  await page.viewport(1280, 800);
  render(
    <div data-theme="dark">
      <Hero items={[item, { ...item, id: 'keys' }]} />
    </div>,
  );
  const bar = document.querySelector('.mr-Carousel-bar') ?? document.body;
  expect(lightnessOf(getComputedStyle(bar, '::before').backgroundColor)).toBeGreaterThan(0.6);
});
