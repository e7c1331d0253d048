import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Alert } from '../Alert';
import { ConfirmDialog } from './ConfirmDialog';

const meta = preview.meta({
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Remove “Summer house”?',
    description: 'Orders that were sent there keep the address.',
    confirmText: 'Remove address',
  },
});

/** The harmless answer has the focus; Tab reaches the other, Escape declines. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove address' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({ args: { pending: true } });

export const Failed = meta.story({ args: { children: <Alert variant="danger">The shop did not answer.</Alert> } });

export const German = meta.story({
  args: {
    title: '„Sommerhaus“ entfernen?',
    description: 'Bestellungen, die dorthin gingen, behalten die Adresse.',
    confirmText: 'Adresse entfernen',
  },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
