import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { failed, neverEnd, pending, refuse, sendForm } from '../../../stories/forms.js';
import { Once, send } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { BrandForm } from './BrandForm.js';

const meta = preview.meta({
  id: 'components-brandform',
  title: 'Work/BrandForm',
  component: BrandForm,
  args: {
    onSubmit: fn(),
    onCancel: fn(),
    defaultValues: { name: 'Slate', kind: 'electronics', featured: true },
    kinds: [
      { value: 'electronics', label: 'Electronics' },
      { value: 'music', label: 'Music' },
    ],
  },
});

/** With a draft and a logo, invalid, pending and failed. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="25rem">
      <State name="draft, image">
        <BrandForm {...args} aria-label="Draft" draft={{ name: 'Northgate' }} image="/images/brands/northgate.svg" />
      </State>
      <State name="Wrong fields">
        <Once act={send()}>
          <BrandForm {...args} aria-label="Wrong fields" defaultValues={{}} />
        </Once>
      </State>
      <State name="Pending, without kinds and onCancel">
        <Once act={send()}>
          <BrandForm {...args} aria-label="Pending" kinds={undefined} onCancel={undefined} onSubmit={neverEnd} />
        </Once>
      </State>
      <State name="Not sent">
        <Once act={send()}>
          <BrandForm {...args} aria-label="Not sent" onSubmit={refuse} />
        </Once>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('sends the brand', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save brand' }));
  await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Slate' }));
});

/** Empty required fields: the first invalid one is focused. */
export const Invalid = meta.story({
  args: { defaultValues: {} },
  play: async ({ canvas, canvasElement }) => {
    await sendForm({ canvasElement });
    await expect(canvas.getByText('Choose the kind of goods')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});

export const Pending = meta.story(pending('Saving…'));

export const Failed = meta.story(failed('The brand was not saved.'));
