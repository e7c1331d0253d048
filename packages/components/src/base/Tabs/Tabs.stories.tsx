import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Tabs } from './Tabs.js';
import type { TabsItem } from './Tabs.js';

const items = [
  {
    id: 'description',
    title: 'Description',
    content: <p>One touch to sign in, and nothing to type that could be stolen.</p>,
  },
  { id: 'reviews', title: 'Reviews (24)', content: <p>The key came wrapped, with a card in my own words.</p> },
  { id: 'shop', title: 'Shop', content: <p>Cybershop, 70 Harbor Street, Dover.</p> },
];

const germanItems = [
  'Artikelbeschreibung',
  'Kundenbewertungen (1.204)',
  'Informationen zum Anbieter',
  'Versandbedingungen',
].map((title, index) => ({ id: `panel-${index}`, title, content: <p>{title}</p> }));

/** Returns the same tabs with other ids, since ids are unique in a page. */
const withIds = (tabs: readonly TabsItem[], prefix: string) =>
  tabs.map((tab) => ({ ...tab, id: `${prefix}-${tab.id}` }));

const meta = preview.meta({
  id: 'components-tabs',
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Product information', items },
});

/** The first and the third selected, overflowing tabs, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="22rem">
      <State name="The first">
        <Tabs {...args} items={withIds(items, 'first')} />
      </State>
      <State name="defaultValue: the third">
        <Tabs {...args} items={withIds(items, 'third')} defaultValue="third-shop" />
      </State>
      <State name="More than fit" style={{ maxInlineSize: '24rem' }}>
        <Tabs {...args} label="Artikelinformation" items={withIds(germanItems, 'german')} />
      </State>
      <State name="A long word" style={{ maxInlineSize: '12rem' }}>
        <Tabs
          {...args}
          items={[{ id: 'long', title: 'Shop', content: 'Hochgeschwindigkeitsnetzwerksicherheitsschlüssel' }]}
        />
      </State>
      <State name="Hover" pseudo="hover">
        <Tabs {...args} items={withIds(items, 'hover')} />
      </State>
      <State name="Focus" pseudo="focus">
        <Tabs {...args} items={withIds(items, 'focus')} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('shows the next panel with the arrow key', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'Reviews (24)' })).toHaveFocus();
  await expect(canvas.getByRole('tabpanel', { name: 'Reviews (24)' })).toBeVisible();
  await expect(canvas.queryByRole('tabpanel', { name: 'Description' })).not.toBeInTheDocument();
});

export const ThirdAtFirst = meta.story({ args: { defaultValue: 'shop' } });
