import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { SortSelect } from './SortSelect.js';

const items = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-up', label: 'Price, low to high' },
  { value: 'price-down', label: 'Price, high to low' },
  { value: 'rating', label: 'Rating' },
];

const meta = preview.meta({
  id: 'components-sortselect',
  title: 'Catalog/SortSelect',
  component: SortSelect,
  args: { items, onValueChange: fn() },
});

/** First order, another order, long text, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="The first order">
        <SortSelect {...args} />
      </State>
      <State name="defaultValue, label">
        <SortSelect {...args} label="Order by" defaultValue="price-down" />
      </State>
      <State name="Long text" style={{ maxInlineSize: '18rem' }}>
        <SortSelect
          {...args}
          label="Sortieren"
          items={[{ value: 'price-up', label: 'Preis je Grundeinheit, aufsteigend' }]}
        />
      </State>
      <State name="Hover" pseudo="hover">
        <SortSelect {...args} label="Hover" />
      </State>
      <State name="Focus" pseudo="focus">
        <SortSelect {...args} label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('is a native select: one tab stop, changed by its keys', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('combobox', { name: 'Sort' })).toHaveFocus();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Rating');
  await expect(args.onValueChange).toHaveBeenCalledWith('rating', expect.anything());
});

export const Chosen = meta.story({ args: { defaultValue: 'price-down' } });
