import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { stories } from '../../stories/storyRecords';
import { StoryViewer } from './StoryViewer';

const meta = preview.meta({
  component: StoryViewer,
  args: { open: true, onOpenChange: fn(), items: stories, defaultIndex: 3, interval: 600_000 },
});

/** The keys: arrows, Home and End move, the button pauses, Escape asks to close. */
export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Stories' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('heading', { name: /Roasted on/ })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByText(/3 of 8/)).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText(/8 of 8/)).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText(/1 of 8/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'close' });
  },
});

export const Default = meta.story();

export const First = meta.story({ args: { defaultIndex: 0 } });

export const Last = meta.story({ args: { defaultIndex: 7 } });

/** Without shop, headline and words for the link. */
export const Bare = meta.story({
  args: { items: [{ id: 'a', title: 'Berry week', imageBig: '/images/stories/berry-week.webp', href: '#a' }] },
});

export const German = meta.story({ globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
