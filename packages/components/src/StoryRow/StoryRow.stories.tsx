import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { stories } from '../../stories/storyRecords';
import { BothThemes } from '../../stories/BothThemes';
import { StoryRow } from './StoryRow';

const items = stories.map(({ id, title, image, href }, index) => ({ id, title, image, href, seen: index > 4 }));

const meta = preview.meta({ component: StoryRow, args: { items } });

/** Seen and unseen stories in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes data-vertical="grocery">{(theme) => <StoryRow {...args} label={`Stories, ${theme}`} />}</BothThemes>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Stories' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Berry week' })).toHaveAttribute('href', '#berry-week');
  },
});

export const LongTitles = meta.story({
  args: { items: items.map((item) => ({ ...item, title: 'Lebensmittelverarbeitung am Donnerstag' })) },
});

export const German = meta.story({ globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
