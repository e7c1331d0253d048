import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Switch } from './Switch.js';

const meta = preview.meta({
  id: 'components-switch',
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'Show prices with tax', name: 'tax', onCheckedChange: fn() },
});

/** Off, on, with messages, disabled, long text, and focused. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="Off">
        <Switch {...args} />
      </State>
      <State name="checked">
        <Switch {...args} label="On" defaultChecked />
      </State>
      <State name="hint, required">
        <Switch {...args} label="With a hint" hint="It can be changed later." required />
      </State>
      <State name="error">
        <Switch {...args} label="Wrong" error="Please check this" />
      </State>
      <State name="error, checked">
        <Switch {...args} label="Wrong and on" error="Please check this" defaultChecked />
      </State>
      <State name="disabled">
        <Switch {...args} label="Disabled" disabled />
      </State>
      <State name="disabled, checked">
        <Switch {...args} label="On and disabled" defaultChecked disabled />
      </State>
      <State name="Long text" style={{ maxInlineSize: '16rem' }}>
        <Switch {...args} label="Preise mit Mehrwertsteuer und Versandkostenpauschale anzeigen" defaultChecked />
      </State>
      <State name="Focus" pseudo="focus">
        <Switch {...args} label="Focused" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('is switched on with the space bar', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('switch', { name: 'Show prices with tax' })).toBeChecked();
  await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.anything());
});
