import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { fromLoader, loadArgs, readReviews } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { ReviewList } from './ReviewList.js';
import type { ReviewListProps } from './ReviewList.js';

const scores = { ratingCounts: [2, 3, 6, 21, 182], rating: 4.8 };

const long = {
  name: 'Bartholomew Featherstonehaugh-Cholmondeley',
  rating: 4,
  date: '2026-03-02',
  comment: 'Hochgeschwindigkeitsnetzwerksicherheitsschlüssel, '.repeat(3),
};

/** Loads reviews of the sample product, `count` of them. */
const reviews = (count?: number) =>
  loadArgs(async (context) => ({ items: (await readReviews(context)).slice(0, count) }));

const meta = preview.meta({
  id: 'components-reviewlist',
  title: 'Catalog/ReviewList',
  component: ReviewList,
  args: { items: fromLoader<ReviewListProps['items']>(), ...scores },
  loaders: [reviews()],
});

/** With and without written reviews, with one, and the select with focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      <State name="Reviews">
        <ReviewList {...args} label="Reviews" />
      </State>
      <State name="One review, counted from it">
        <ReviewList label="One" items={[{ ...long, rating: 2 }]} />
      </State>
      <State name="Ratings alone">
        <ReviewList {...args} label="Ratings" items={[]} />
      </State>
      <State name="Empty">
        <ReviewList label="None" items={[]} />
      </State>
      <State name="Focus" pseudo="focus">
        <ReviewList label="Focus" items={[long, { ...long, name: 'Ines Calder', rating: 5 }]} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('sorts by a native select, which is one tab stop', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Worst first');
  await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Worst first');
});

export const OneReview = meta.story({ args: { ratingCounts: undefined, rating: undefined }, loaders: [reviews(1)] });

export const Empty = meta.story({ args: { items: [], ratingCounts: undefined, rating: undefined } });

/** The largest number of reviews that a product may have. */
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
