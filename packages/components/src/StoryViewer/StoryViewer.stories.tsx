import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { InPlace } from '../../stories/InPlace';
import { fromLoader, loadArgs, readStories } from '../../stories/records';
import { tiles } from '../../stories/tiles';
import { playDialogKeys, WithOpener } from '../../stories/WithOpener';
import { StoryViewer } from './StoryViewer';
import type { StoryViewerProps } from './StoryViewer';

const least = [{ id: 'a', title: 'Berry week', imageBig: '/images/stories/berry-week.webp', href: '#a' }];

const meta = preview.meta({
  id: 'components-storyviewer',
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

/** With all that a story may have, and with the least, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('22rem')}>
      {(theme) => (
        <>
          <InPlace>
            <StoryViewer {...args} label={`Stories, ${theme}`} />
          </InPlace>
          <InPlace>
            <StoryViewer {...args} label={`Least, ${theme}`} items={least} />
          </InPlace>
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test(
  'moves with the arrow keys, Home and End; Escape closes and restores the focus',
  { render: (args) => <WithOpener>{(state) => <StoryViewer {...args} {...state} />}</WithOpener> },
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

/** Without shop, headline and words for the link. */
export const Bare = meta.story({ args: { items: least } });

export const German = meta.story({ globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });

export const Dark = meta.story({ globals: { theme: 'dark' }, tags: ['mode'] });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, tags: ['mode'] });
