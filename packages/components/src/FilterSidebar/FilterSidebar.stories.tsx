import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { FilterGroup } from '../FilterGroup';
import { PriceRangeFilter } from '../PriceRangeFilter';
import { FilterSidebar } from './FilterSidebar';

const shops = ['Scroll Through', 'Keyboard Kiosk', 'Anytime Buys'].map((label, index) => ({
  value: label.toLowerCase().replace(' ', '-'),
  label,
  count: 22 - index,
}));

const meta = preview.meta({
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
          hideLabel
          name="sale"
          items={[{ value: '1', label: 'On sale only', count: 19 }]}
          look="switch"
        />
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{<Story />}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('form', { name: 'Filters' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show 31 products' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledWith({ reason: 'clear' });
  },
});

/** Each choice is applied at once, so nothing has to be sent. */
export const WithoutActions = meta.story({ args: { actions: null } });

/** A plain form, as on a page without scripts. */
export const PlainForm = meta.story({
  render: ({ children }) => <FilterSidebar clearHref="?">{children}</FilterSidebar>,
});

export const German = meta.story({ globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
