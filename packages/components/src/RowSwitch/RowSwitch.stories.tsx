import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { rowSwitchLabels } from './labels.de';
import { RowSwitch } from './RowSwitch';

const meta = preview.meta({
  id: 'components-rowswitch',
  component: RowSwitch,
  args: { label: 'Publish Slate 14 laptop', defaultChecked: true },
});

/** Every state beside the others, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes>
      {() => (
        <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
          <RowSwitch {...args} />
          <RowSwitch {...args} defaultChecked={false} />
          <RowSwitch {...args} disabled />
        </div>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('switches at a click and with Enter, and keeps the focus', async ({ canvas, userEvent }) => {
  const publish = canvas.getByRole('switch', { name: 'Publish Slate 14 laptop' });
  await userEvent.click(publish);
  await expect(publish).not.toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(publish).toBeChecked();
  await expect(publish).toHaveFocus();
});

/** The server refuses: the old state is back, and the row says so. */
export const Refused = meta.story({
  args: { onCheckedChange: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(await canvas.findByText('Not saved. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});

export const German = meta.story({
  args: {
    label: 'Slate 14 veröffentlichen',
    labels: rowSwitchLabels,
    onCheckedChange: () => Promise.reject(new Error('offline')),
  },
  globals: { language: 'de' },
  tags: ['mode'],
  decorators: [(Story) => <div style={{ inlineSize: '9rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
