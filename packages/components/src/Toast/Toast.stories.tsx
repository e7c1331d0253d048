import preview from '#storybook/preview';
import { fn } from 'storybook/test';
import { Toast } from './Toast';

const meta = preview.meta({
  component: Toast,
  args: {
    label: 'Undo',
    children: 'Marlow the bear, 32 cm removed',
    actionText: 'Undo',
    onAction: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

/** A message alone. */
export const MessageOnly = meta.story({ render: () => <Toast label="Cart">The cart was emptied</Toast> });

export const LongText = meta.story({
  args: { children: 'Northgate 40 rack-ready gateway with dual antennas and a second power supply removed' },
  globals: { viewport: { value: 'mobile1' } },
});

export const German = meta.story({
  args: { label: 'Rückgängig', children: 'Bär Marlow, 32 cm entfernt', actionText: 'Rückgängig' },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
