import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { fromLoader, loadArgs, readStories } from '../../stories/records';
import { StoryRow } from './StoryRow';
import type { StoryRowProps } from './StoryRow';

/** The grocery's stories, those after the fifth seen already. */
const stories = (changes: object = {}) =>
  loadArgs(async (context) => ({
    items: (await readStories(context)).map((story, index) => ({ ...story, seen: index > 4, ...changes })),
  }));

const meta = preview.meta({
  id: 'components-storyrow',
  component: StoryRow,
  args: { items: fromLoader<StoryRowProps['items']>() },
  loaders: [stories()],
});

/** Seen and unseen stories in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes data-vertical="grocery">{(theme) => <StoryRow {...args} label={`Stories, ${theme}`} />}</BothThemes>
  ),
});

export const Default = meta.story();

Default.test('is a named list of links', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('list', { name: 'Stories' })).toBeVisible();
  await userEvent.tab();
  const [first] = args.items;
  await expect(canvas.getByRole('link', { name: first?.title ?? '' })).toHaveFocus();
  await expect(document.activeElement).toHaveAttribute('href', first?.href);
});

export const LongTitles = meta.story({
  loaders: [stories({ title: 'Lebensmittelverarbeitung am Donnerstag' })],
});

export const German = meta.story({ globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });

export const Dark = meta.story({ globals: { theme: 'dark' }, tags: ['mode'] });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, tags: ['mode'] });
