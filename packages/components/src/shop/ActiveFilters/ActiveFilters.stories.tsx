import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { ActiveFilters } from './ActiveFilters.js';
import type { ActiveFiltersProps } from './ActiveFilters.js';

const items = [
  { id: 'price', title: '$40 to $1,200', href: '?rating=4' },
  { id: 'rating', title: '4 stars and up', href: '?min=40&max=1200' },
  { id: 'sale', title: 'On sale', href: '?rating=4&min=40' },
];

const long = { id: 'a', title: 'Lebensmittel für besondere Ernährungsbedürfnisse' };

const meta = preview.meta({
  id: 'components-activefilters',
  title: 'Catalog/ActiveFilters',
  component: ActiveFilters,
  args: { items, onRemove: fn(), onClear: fn() },
});

function Owner(props: ActiveFiltersProps) {
  const [active, setActive] = useState(props.items);
  return (
    <ActiveFilters
      {...props}
      items={active}
      onRemove={({ id }) => setActive(active.filter((item) => item.id !== id))}
      onClear={() => setActive([])}
    />
  );
}

/**
 * Buttons and links, one filter, long names, hover and focus. On phones the row of chips scrolls to the edge of the
 * screen.
 */
export const Matrix = meta.story({
  render: (args) => (
    <States width="24rem">
      <State name="Buttons">
        <ActiveFilters {...args} label="Buttons" style={{ '--mr-bleed': '1.5rem' }} />
      </State>
      <State name="Links">
        <ActiveFilters label="Links" items={items} clearHref="?" />
      </State>
      <State name="One filter, without clearing all">
        <ActiveFilters label="One filter" items={items.slice(0, 1)} onRemove={args.onRemove} />
      </State>
      <State name="Long names, narrow" style={{ maxInlineSize: '18rem' }}>
        <ActiveFilters {...args} label="Long names" items={[long, ...items]} />
      </State>
      <State name="Hover" pseudo="hover">
        <ActiveFilters {...args} label="Hover" items={items.slice(0, 2)} />
      </State>
      <State name="Focus" pseudo="focus">
        <ActiveFilters {...args} label="Focus" items={items.slice(0, 2)} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test(
  'removes a chip at a press, and focuses the next one',
  { render: (args) => <Owner {...args} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove 4 stars and up' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove On sale' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('group')).toBeNull();
  },
);

/** Links, which work without scripts. */
export const Links = meta.story({ render: () => <ActiveFilters items={items} clearHref="?" /> });
