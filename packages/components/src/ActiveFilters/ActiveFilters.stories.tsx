import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { ActiveFilters } from './ActiveFilters';
import type { ActiveFiltersProps } from './ActiveFilters';

const items = [
  { id: 'price', label: '$40 to $1,200', href: '?rating=4' },
  { id: 'rating', label: '4 stars and up', href: '?min=40&max=1200' },
  { id: 'sale', label: 'On sale', href: '?rating=4&min=40' },
];

const long = { id: 'a', label: 'Lebensmittel für besondere Ernährungsbedürfnisse' };

const meta = preview.meta({
  id: 'components-activefilters',
  component: ActiveFilters,
  args: { items, onRemove: fn(), onClear: fn() },
});

function Owner(props: ActiveFiltersProps) {
  const [kept, setKept] = useState(props.items);
  return (
    <ActiveFilters
      {...props}
      items={kept}
      onRemove={({ id }) => setKept(kept.filter((item) => item.id !== id))}
      onClear={() => setKept([])}
    />
  );
}

/** Buttons, links, one filter alone, and words that break, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {(theme) => (
        <>
          <ActiveFilters {...args} label={`${theme}, buttons`} />
          <ActiveFilters label={`${theme}, links`} items={items} clearHref="?" />
          <ActiveFilters {...args} label={`${theme}, one`} items={items.slice(0, 1)} />
          <ActiveFilters
            {...args}
            label={`${theme}, long`}
            items={[long, ...items]}
            style={{ maxInlineSize: '18rem' }}
          />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test(
  'takes a chip away at a press, and focuses the next one',
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

/** Links, as on a page without scripts. */
export const Links = meta.story({ render: () => <ActiveFilters items={items} clearHref="?" /> });

export const German = meta.story({
  args: { items: [long, ...items] },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
