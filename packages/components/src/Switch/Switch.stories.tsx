import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { tiles } from '../../stories/tiles';
import { Switch } from './Switch';

const meta = preview.meta({
  id: 'components-switch',
  component: Switch,
  args: { label: 'Show prices with tax', name: 'tax', onCheckedChange: fn() },
});

/** Every state beside the others, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('18rem')}>
      {() => (
        <>
          <Switch {...args} />
          <Switch {...args} label="On" defaultChecked />
          <Switch {...args} label="With a hint" hint="It can be changed later." required />
          <Switch {...args} label="Wrong" error="Please check this" />
          <Switch {...args} label="Disabled" disabled />
          <Switch {...args} label="On and disabled" defaultChecked disabled />
          <Switch {...args} label="Preise mit Mehrwertsteuer und Versandkostenpauschale anzeigen" defaultChecked />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('is switched on with the space bar', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('switch', { name: 'Show prices with tax' })).toBeChecked();
  await expect(args.onCheckedChange).toHaveBeenCalledWith(true, { reason: 'press' });
});

export const German = meta.story({
  args: { label: 'Preise mit Mehrwertsteuer anzeigen' },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
