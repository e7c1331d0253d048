import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Textarea } from './Textarea.js';

const meta = preview.meta({
  id: 'components-textarea',
  title: 'Fields/Textarea',
  component: Textarea,
  args: { label: 'Your reply', name: 'reply' },
});

/** From empty to longer than its maximum height, each slot, its states, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="rows={4}, filled in">
        <Textarea {...args} defaultValue="It works, thank you." />
      </State>
      <State name="rows={2}, placeholder">
        <Textarea {...args} label="Two lines" rows={2} placeholder="What works, and what does not" />
      </State>
      <State name="required, hint, labelEnd">
        <Textarea
          {...args}
          label="With a hint"
          labelEnd={<a href="#rules">Rules</a>}
          hint="The shop reads it before it packs."
          rows={2}
          required
        />
      </State>
      <State name="error">
        <Textarea {...args} label="Wrong" rows={2} error="Write a reply" />
      </State>
      <State name="readOnly">
        <Textarea {...args} label="Read only" rows={2} defaultValue="It works, thank you." readOnly />
      </State>
      <State name="disabled">
        <Textarea {...args} label="Disabled" rows={2} defaultValue="It works, thank you." disabled />
      </State>
      <State name="Hover" pseudo="hover">
        <Textarea {...args} label="Hovered" rows={2} />
      </State>
      <State name="Focus" pseudo="focus">
        <Textarea {...args} label="Focused" rows={2} />
      </State>
      <State name="Grows with its text, then scrolls">
        <Textarea {...args} label="Long" defaultValue={'It works, thank you.\n'.repeat(24)} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('accepts several lines', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('One{Enter}two');
  await expect(canvas.getByRole('textbox', { name: 'Your reply' })).toHaveValue('One\ntwo');
});
