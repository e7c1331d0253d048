import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { ReviewList } from './ReviewList';

const reviews = [
  {
    name: 'Rosa Jimenez',
    rating: 5,
    date: '2026-11-02',
    comment: 'On my keys since May, and the print is still there.',
  },
  { name: 'Karl Ostrow', rating: 3, date: '2026-10-11', comment: 'Works. The hole is small for a thick ring.' },
  { name: 'Nadia Belov', rating: 4, date: '2026-08-30', comment: 'One touch and I am in.' },
];
const ratingCounts = [2, 3, 6, 21, 182];
const rating = 4.8;

const meta = preview.meta({ component: ReviewList, args: { items: reviews, ratingCounts, rating } });

/** With and without written reviews, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes>
      {(theme) => (
        <>
          <ReviewList {...args} label={`Reviews, ${theme}`} />
          <ReviewList items={[]} label={`None, ${theme}`} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Worst first');
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Worst first');
  },
});

export const OneReview = meta.story({
  args: { items: reviews.slice(0, 1), ratingCounts: undefined, rating: undefined },
});

export const Empty = meta.story({ args: { items: [], ratingCounts: undefined, rating: undefined } });

/** As many as a product may have. */
export const Many = meta.story({
  args: {
    items: Array.from({ length: 24 }, (_, at) => ({
      name: `Shopper ${String(at + 1)}`,
      rating: (at % 5) + 1,
      date: `2026-10-${String(24 - at).padStart(2, '0')}`,
      comment: 'As described.',
    })),
    ratingCounts: undefined,
    rating: undefined,
  },
});

export const German = meta.story({ globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
