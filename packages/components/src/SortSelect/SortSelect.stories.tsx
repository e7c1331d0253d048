import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { SortSelect } from './SortSelect';

const items = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-up', label: 'Price, low to high' },
  { value: 'price-down', label: 'Price, high to low' },
  { value: 'rating', label: 'Rating' },
];

const meta = preview.meta({ component: SortSelect, args: { items, onValueChange: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Rating');
    await expect(args.onValueChange).toHaveBeenCalledWith('rating', { reason: 'choose' });
  },
});

export const Chosen = meta.story({ args: { defaultValue: 'price-down' } });

export const German = meta.story({
  args: { items: [{ value: 'price-up', label: 'Preis, aufsteigend' }, ...items.slice(2)] },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
