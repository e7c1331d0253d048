import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { SortSelect } from './SortSelect';

const items = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-up', label: 'Price, low to high' },
  { value: 'price-down', label: 'Price, high to low' },
  { value: 'rating', label: 'Rating' },
];

const meta = preview.meta({ id: 'components-sortselect', component: SortSelect, args: { items, onValueChange: fn() } });

/** With the first order, a chosen one and long text, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
      {() => (
        <>
          <SortSelect {...args} />
          <SortSelect {...args} label="Order by" defaultValue="price-down" />
          <SortSelect
            {...args}
            label="Sortieren"
            items={[{ value: 'price-up', label: 'Preis je Grundeinheit, aufsteigend' }]}
          />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('is a native select: one tab stop, changed by its keys', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('combobox', { name: 'Sort' })).toHaveFocus();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Rating');
  await expect(args.onValueChange).toHaveBeenCalledWith('rating', { reason: 'choose' });
});

export const Chosen = meta.story({ args: { defaultValue: 'price-down' } });

export const German = meta.story({
  args: { items: [{ value: 'price-up', label: 'Preis, aufsteigend' }, ...items.slice(3)] },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
