import preview from '#storybook/preview';
import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Once } from '../../../stories/Once.js';
import { loadArgs, readProducts } from '../../../stories/records.js';
import { ProductCard } from '../ProductCard/index.js';
import { ProductCarousel } from './ProductCarousel.js';

const words = [
  'Wrapped by hand.',
  'Here before the kettle had boiled.',
  'Three shops, one basket.',
  'A card in my words.',
  'Quick.',
  'Kind.',
];

/** Loads cards of the popular products, `count` of them. */
const cards = (count?: number) =>
  loadArgs(async (context) => ({
    children: (await readProducts(context, count)).map((product) => (
      <ProductCard key={product.id} product={product} href={`#${product.slug}`} sizes="260px" />
    )),
  }));

/** Disables snapping: it depends on when the images load. */
function scrollToEnd(box: HTMLElement): void {
  const list = box.querySelector('ul') as HTMLElement;
  list.style.scrollSnapType = 'none';
  list.scrollTo({ left: getComputedStyle(list).direction === 'rtl' ? -1e4 : 1e4, behavior: 'instant' });
}

const meta = preview.meta({
  id: 'components-productcarousel',
  title: 'Catalog/ProductCarousel',
  component: ProductCarousel,
  args: { label: 'Popular gifts', header: <h2>Popular gifts</h2> },
  loaders: [cards()],
});

/** More than fits, at its start and its end, fewer, and text without focusable elements. */
export const Matrix = meta.story({
  loaders: [async (context) => ({ few: (await cards(3)(context)).args.children })],
  render: (args, { loaded }) => {
    const few = loaded['few'] as ReactNode;
    return (
      <States>
        <State name="More than fits">
          <ProductCarousel {...args} />
        </State>
        <State name="At its end">
          <Once act={scrollToEnd}>
            <ProductCarousel {...args} label="End" />
          </Once>
        </State>
        <State name="No header">
          <ProductCarousel label="No header">{few}</ProductCarousel>
        </State>
        <State name="Few, focus" pseudo="focus">
          <ProductCarousel label="Few gifts" header={<h2>Few gifts</h2>}>
            {few}
          </ProductCarousel>
        </State>
        <State name="focusable, focus" pseudo="focus">
          <ProductCarousel label="What shoppers say" header={<h2>What shoppers say</h2>} focusable>
            {words.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </ProductCarousel>
        </State>
      </States>
    );
  },
});

export const Default = meta.story();

Default.test('scrolls on at a click, and keeps the focus', async ({ canvas, userEvent }) => {
  const more = await canvas.findByRole('button', { name: 'More: Popular gifts' });
  await userEvent.click(more);
  await expect(more).toHaveFocus();
});

Default.test(
  'scrolls with Enter and keeps the focus; the row of cards is not a tab stop',
  async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More: Popular gifts' });
    const list = canvas.getByRole('list', { name: 'Popular gifts' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveFocus();
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0));
    await userEvent.tab();
    await expect(within(list).getAllByRole('link')).toContain(document.activeElement);
  },
);

/** All items fit: no buttons. */
export const Few = meta.story({ loaders: [cards(3)] });

/** The items hold nothing focusable, so the row is a tab stop. */
export const TextOnly = meta.story({
  args: { label: 'What shoppers say', header: <h2>What shoppers say</h2>, focusable: true },
  render: (args) => (
    <ProductCarousel {...args}>
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ProductCarousel>
  ),
});
