import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { failed, invalid, neverEnd, pending, refuse } from '../../../stories/forms.js';
import { Once, send } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { CategoryForm } from './CategoryForm.js';

const meta = preview.meta({
  id: 'components-categoryform',
  title: 'Work/CategoryForm',
  component: CategoryForm,
  args: {
    onSubmit: fn(),
    onCancel: fn(),
    parents: [
      { value: 'electronics', label: 'Electronics' },
      { value: 'fashion', label: 'Fashion' },
    ],
    defaultValues: { name: 'Laptops', parent: 'electronics', featured: true },
  },
});

/** With a draft and a picture, invalid, pending and failed. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="25rem">
      <State name="draft, image">
        <CategoryForm
          {...args}
          aria-label="Draft"
          draft={{ name: 'Notebooks' }}
          image="/images/categories/secure-access.webp"
        />
      </State>
      <State name="Wrong fields">
        <Once act={send()}>
          <CategoryForm {...args} aria-label="Wrong fields" defaultValues={{}} />
        </Once>
      </State>
      <State name="Pending, without onCancel">
        <Once act={send()}>
          <CategoryForm {...args} aria-label="Pending" onCancel={undefined} onSubmit={neverEnd} />
        </Once>
      </State>
      <State name="Not sent">
        <Once act={send()}>
          <CategoryForm {...args} aria-label="Not sent" onSubmit={refuse} />
        </Once>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('sends the category', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save category' }));
  await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Laptops', featured: true }));
});

export const Invalid = meta.story(invalid());

export const Pending = meta.story(pending('Saving…'));

export const Failed = meta.story(failed('The category was not saved.'));
