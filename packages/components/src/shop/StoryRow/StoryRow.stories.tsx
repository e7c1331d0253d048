import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { fromLoader, loadArgs, readStories } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { StoryRow } from './StoryRow.js';
import type { StoryRowProps } from './StoryRow.js';

/** Loads the stories of the grocery, those after the fifth as seen. */
const stories = (changes: object = {}) =>
  loadArgs(async (context) => ({
    items: (await readStories(context)).map((story, index) => ({ ...story, seen: index > 4, ...changes })),
  }));

const meta = preview.meta({
  id: 'components-storyrow',
  title: 'Catalog/StoryRow',
  component: StoryRow,
  args: { items: fromLoader<StoryRowProps['items']>() },
  loaders: [stories()],
});

/** Seen and unseen, long titles, hover and focus. */
export const Matrix = meta.story({
  globals: { vertical: 'grocery' },
  render: (args) => (
    <States>
      <State name="Five unseen, the others seen">
        <StoryRow {...args} label="Stories" />
      </State>
      <State name="Long titles">
        <StoryRow
          {...args}
          label="Long titles"
          items={args.items.slice(3, 7).map((story) => ({ ...story, title: 'Lebensmittelverarbeitung am Donnerstag' }))}
          style={{ maxInlineSize: '30rem' }}
        />
      </State>
      <State name="Hover" pseudo="hover">
        <StoryRow {...args} label="Hover" items={args.items.slice(3, 7)} style={{ maxInlineSize: '30rem' }} />
      </State>
      <State name="Focus" pseudo="focus">
        <StoryRow {...args} label="Focus" items={args.items.slice(3, 7)} style={{ maxInlineSize: '30rem' }} />
      </State>
    </States>
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
