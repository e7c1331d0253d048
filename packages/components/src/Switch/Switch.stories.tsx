import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch';

const meta = preview.meta({
  component: Switch,
  args: { label: 'Show prices with tax', name: 'tax', onCheckedChange: fn() },
});

/** Every state beside the others. */
export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '28rem' }}>
      <Switch {...args} />
      <Switch {...args} label="With a hint" hint="It can be changed later." required />
      <Switch {...args} label="Wrong" error="Please check this" />
      <Switch {...args} label="Disabled" disabled />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Show prices with tax' })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, { reason: 'press' });
  },
});

export const German = meta.story({
  args: { label: 'Preise mit Mehrwertsteuer anzeigen' },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
