import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { InPlace } from '../../../stories/InPlace.js';
import { fromLoader, loadArgs, readStories } from '../../../stories/records.js';
import { playDialogKeys, withTrigger } from '../../../stories/dialogKeys.js';
import { State, States } from '../../../stories/States.js';
import { StoryViewer } from './StoryViewer.js';
import type { StoryViewerProps } from './StoryViewer.js';

const least = [{ id: 'a', title: 'Berry week', src: '/images/stories/berry-week.webp', href: '#a' }];

/** Height of the window. */
const box = { blockSize: '100dvb' };

const meta = preview.meta({
  id: 'components-storyviewer',
  title: 'Catalog/StoryViewer',
  component: StoryViewer,
  args: {
    open: true,
    onOpenChange: fn(),
    items: fromLoader<StoryViewerProps['items']>(),
    defaultIndex: 3,
    interval: 600_000,
  },
  loaders: [loadArgs(async (context) => ({ items: await readStories(context) }))],
});

/** Full stories, minimal stories, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="32rem">
      <State name="Between others" wide>
        <InPlace style={box}>
          <StoryViewer {...args} label="Stories" />
        </InPlace>
      </State>
      <State name="Hover, the least" pseudo="hover">
        <InPlace style={box}>
          <StoryViewer {...args} label="Least" items={least} />
        </InPlace>
      </State>
      <State name="Focus" pseudo="focus">
        <InPlace style={box}>
          <StoryViewer {...args} label="Focus" items={args.items.slice(2, 5)} defaultIndex={1} />
        </InPlace>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test(
  'moves with the arrow keys, Home and End; Escape closes and restores the focus',
  { args: withTrigger },
  async ({ args, canvas, userEvent }) =>
    playDialogKeys({ canvas, userEvent }, 'Stories', async () => {
      const count = String(args.items.length);
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByText(new RegExp(`5 of ${count}`))).toBeVisible();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(canvas.getByText(new RegExp(`3 of ${count}`))).toBeVisible();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByText(new RegExp(`${count} of ${count}`))).toBeVisible();
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByText(new RegExp(`1 of ${count}`))).toBeVisible();
    }),
);

export const First = meta.story({ args: { defaultIndex: 0 } });

export const Last = meta.story({ args: { defaultIndex: 7 } });

/** Without shop, headline and link text. */
export const Bare = meta.story({ args: { items: least } });
