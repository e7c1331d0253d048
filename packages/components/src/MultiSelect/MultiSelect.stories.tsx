import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { multiSelectLabels } from './labels.de';
import { MultiSelect } from './MultiSelect';

const items = ['Bikes', 'Cars', 'Fashion', 'Furniture', 'Gifts', 'Groceries', 'Music', 'Toys', 'Health and beauty'].map(
  (label) => ({ value: label, label }),
);

const meta = preview.meta({
  id: 'components-multiselect',
  component: MultiSelect,
  args: { label: 'Categories', items, defaultValue: ['Bikes', 'Health and beauty'] },
});

/** Every state beside the others, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1.5rem' }}>
      {() => (
        <>
          <MultiSelect {...args} hint="A product may be in several." required />
          <MultiSelect {...args} items={items.slice(0, 3)} defaultValue={[]} error="Choose a category" />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('finds an option by its text, and chooses it with the space bar', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'mus');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('button', { name: 'Remove Music' })).toBeVisible();
});

export const German = meta.story({
  args: {
    label: 'Kategorien',
    labels: multiSelectLabels,
    items: [
      { value: 'hb', label: 'Gesundheit und Schönheitspflege' },
      { value: 'hg', label: 'Haus und Garten' },
    ],
    defaultValue: ['hb'],
  },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
