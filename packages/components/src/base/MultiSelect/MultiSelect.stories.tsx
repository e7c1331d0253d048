import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Once, type } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { MultiSelect } from './MultiSelect.js';

const items = ['Bikes', 'Cars', 'Fashion', 'Furniture', 'Gifts', 'Groceries', 'Music', 'Toys', 'Health and beauty'].map(
  (label) => ({ value: label, label }),
);

const few = items.slice(0, 3);
const long = { value: 'long', label: 'Sicherheitsvorkehrungen für das ganze Haus und den Kleingartenverein' };

const meta = preview.meta({
  id: 'components-multiselect',
  title: 'Fields/MultiSelect',
  component: MultiSelect,
  args: { label: 'Categories', items, defaultValue: ['Bikes', 'Health and beauty'] },
});

/** With and without search and selection, and each state. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="Some chosen, hint, required">
        <MultiSelect {...args} hint="A product may be in several." required />
      </State>
      <State name="Few, none chosen, error">
        <MultiSelect {...args} items={few} defaultValue={[]} error="Choose a category" />
      </State>
      <State name="Nothing found">
        <Once act={type('xyz')}>
          <MultiSelect {...args} />
        </Once>
      </State>
      <State name="Long name">
        <MultiSelect {...args} items={[long]} defaultValue={[long.value]} />
      </State>
      <State name="Disabled">
        <MultiSelect {...args} items={few} searchFrom={1} disabled />
      </State>
      <State name="Hover" pseudo="hover">
        <MultiSelect {...args} items={few} searchFrom={1} />
      </State>
      <State name="Focus" pseudo="focus">
        <MultiSelect {...args} items={few} searchFrom={1} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('finds an option by its text, and chooses it with the space bar', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'mus');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('button', { name: 'Remove Music' })).toBeVisible();
});
