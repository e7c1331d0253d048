import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { failed, neverEnd, pending, refuse } from '../../../stories/forms.js';
import { Once, press, send } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { NotifyForm } from './NotifyForm.js';

const choices = [
  { value: 'green-12', label: 'Green, size 12' },
  { value: 'green-13', label: 'Green, size 13' },
  { value: 'red-13', label: 'Red, size 13' },
];

const meta = preview.meta({
  id: 'components-notifyform',
  title: 'Catalog/NotifyForm',
  component: NotifyForm,
  tags: ['beta'],
  args: { onSubmit: fn(), onTakeBack: fn(), style: { maxInlineSize: '28rem' } },
});

/** Idle, of several choices, asked, all asked, invalid, pending and failed. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="22rem">
      <State name="At rest">
        <NotifyForm {...args} aria-label="At rest" />
      </State>
      <State name="choices, an address">
        <NotifyForm {...args} aria-label="Choices" choices={choices} defaultEmail="ines@example.com" />
      </State>
      <State name="Asked, a note">
        <NotifyForm {...args} aria-label="Asked" defaultAsked={['']} note="A demo: no email is sent." />
      </State>
      <State name="Asked for some, no title">
        <NotifyForm
          {...args}
          aria-label="Some"
          showTitle={false}
          choices={choices}
          defaultAsked={['green-12', 'red-13']}
        />
      </State>
      <State name="Cannot be taken back">
        <NotifyForm {...args} aria-label="Fixed" defaultAsked={['']} onTakeBack={undefined} />
      </State>
      <State name="Taking back failed">
        <Once act={press('button')}>
          <NotifyForm {...args} aria-label="Not taken back" defaultAsked={['']} onTakeBack={refuse} />
        </Once>
      </State>
      <State name="Invalid">
        <Once act={send({ email: 'ines.calder@example' })}>
          <NotifyForm {...args} aria-label="Invalid" />
        </Once>
      </State>
      <State name="Pending">
        <Once act={send({ email: 'ines@example.com' })}>
          <NotifyForm {...args} aria-label="Pending" onSubmit={neverEnd} />
        </Once>
      </State>
      <State name="Failed">
        <Once act={send({ email: 'ines@example.com' })}>
          <NotifyForm {...args} aria-label="Failed" onSubmit={refuse} />
        </Once>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('sends the address with Enter, and takes it back with Space', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('ines@example.com{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({ choice: '', email: 'ines@example.com' });
  await expect(await canvas.findByText(/^You get one email/)).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(args.onTakeBack).toHaveBeenCalledWith('');
  await expect(await canvas.findByLabelText('Email')).toHaveFocus();
});

export const Choices = meta.story({ args: { choices } });

export const Asked = meta.story({ args: { defaultAsked: [''] } });

export const Pending = meta.story(pending('Sending…', { email: 'ines@example.com' }));

export const Failed = meta.story(failed('Your request was not sent.', { email: 'ines@example.com' }));
