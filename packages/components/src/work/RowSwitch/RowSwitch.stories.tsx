import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Once, press } from '../../../stories/Once.js';
import { RowSwitch } from './RowSwitch.js';

const meta = preview.meta({
  id: 'components-rowswitch',
  title: 'Work/RowSwitch',
  component: RowSwitch,
  args: { label: 'Publish Slate 14 laptop', defaultChecked: true },
});

/** On, off, disabled, changed, rejected, and with focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="12rem">
      <State name="On">
        <RowSwitch {...args} />
      </State>
      <State name="Off">
        <RowSwitch {...args} defaultChecked={false} />
      </State>
      <State name="disabled, on and off">
        <RowSwitch {...args} disabled /> <RowSwitch {...args} disabled defaultChecked={false} />
      </State>
      <State name="Changed">
        <Once act={press('input')}>
          <RowSwitch {...args} undoSeconds={3600} />
        </Once>
      </State>
      <State name="Refused" style={{ maxInlineSize: '9rem' }}>
        <Once act={press('input')}>
          <RowSwitch {...args} onCheckedChange={() => Promise.reject(new Error('offline'))} />
        </Once>
      </State>
      <State name="Hover" pseudo="hover">
        <RowSwitch {...args} />
      </State>
      <State name="Focus" pseudo="focus">
        <RowSwitch {...args} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('toggles at a click and with Enter, and keeps the focus', async ({ canvas, userEvent }) => {
  const publish = canvas.getByRole('switch', { name: 'Publish Slate 14 laptop' });
  await userEvent.click(publish);
  await expect(publish).not.toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(publish).toBeChecked();
  await expect(publish).toHaveFocus();
});

/** The server rejects: the switch returns to its previous state and shows a message. */
export const Refused = meta.story({
  args: { onCheckedChange: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(await canvas.findByText('Not saved. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});
