import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { FilterGroup } from '../FilterGroup/index.js';
import { PriceRangeFilter } from '../PriceRangeFilter/index.js';
import { FilterSidebar } from './FilterSidebar.js';

const shops = ['Scroll Through', 'Keyboard Kiosk', 'Anytime Buys'].map((label, index) => ({
  value: label.toLowerCase().replace(' ', '-'),
  label,
  count: 22 - index,
}));

const meta = preview.meta({
  id: 'components-filtersidebar',
  title: 'Catalog/FilterSidebar',
  component: FilterSidebar,
  args: {
    total: 31,
    onClear: fn(),
    children: (
      <>
        <PriceRangeFilter edges={[0, 10, 20, 50, 100, 200]} counts={[2, 8, 14, 6, 1]} />
        <FilterGroup label="Shop" name="shop" items={shops} />
        <FilterGroup
          label="Price reduction"
          showLabel={false}
          name="sale"
          items={[{ value: '1', label: 'On sale only', count: 19 }]}
          variant="switch"
        />
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <FilterSidebar {...args} />
    </div>
  ),
});

/** With a number of products, without actions, and as a plain form. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="15.5rem">
      <State name="total, onClear">
        <FilterSidebar {...args} label="Total" />
      </State>
      <State name="actions={null}">
        <FilterSidebar {...args} label="Without actions" actions={null} />
      </State>
      <State name="clearHref">
        <FilterSidebar label="Plain form" clearHref="?">
          {args.children}
        </FilterSidebar>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('is a named form, and clears all filters', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('form', { name: 'Filters' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Show 31 products' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
  await expect(args.onClear).toHaveBeenCalledOnce();
});

/** Each change applies at once, so there is no submit button. */
export const WithoutActions = meta.story({ args: { actions: null } });

/** Plain form for a page without scripts. */
export const PlainForm = meta.story({
  render: ({ children }) => (
    <div style={{ maxInlineSize: 280 }}>
      <FilterSidebar clearHref="?">{children}</FilterSidebar>
    </div>
  ),
});
