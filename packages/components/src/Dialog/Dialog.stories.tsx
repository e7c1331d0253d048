import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button';
import { Dialog } from './Dialog';

const meta = preview.meta({
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Size guide',
    description: 'Measured flat, in centimetres.',
    children: <p>Chest 52, length 71, sleeve 63.</p>,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'close' });
  },
});

/** Asks before something is lost: no close button, the harmless answer first. */
export const Alert = meta.story({
  args: {
    alert: true,
    title: 'Take everything out of the cart?',
    description: 'This empties your cart on this device.',
    children: undefined,
    actions: (
      <>
        <Button variant="quiet">Keep it</Button>
        <Button>Yes, clear it</Button>
      </>
    ),
  },
});

export const LongText = meta.story({
  args: { children: Array.from({ length: 30 }, (_, index) => <p key={index}>Row {index + 1} of the guide.</p>) },
});

export const German = meta.story({
  args: {
    title: 'Größentabelle',
    description: 'Flach gemessen, in Zentimetern.',
    children: <p>Brust 52, Länge 71.</p>,
  },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
