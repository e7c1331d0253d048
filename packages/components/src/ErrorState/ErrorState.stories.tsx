import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button';
import { ErrorState } from './ErrorState';

const meta = preview.meta({ component: ErrorState, args: { onRetry: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const Pending = meta.story({ args: { pending: true } });

export const WithWayOn = meta.story({
  args: { title: 'Your orders could not be loaded', actions: <Button variant="quiet">To the home page</Button> },
});

export const German = meta.story({ globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
