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

/** With and without written reviews, with one, filtered, verified and answered, and with hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      <State name="Reviews">
        <ReviewList {...args} label="Reviews" />
      </State>
      <State name="Verified, with an answer">
        <ReviewList
          label="Answered"
          items={[
            {
              ...long,
              verified: true,
              answer: { text: 'We have sent you a shorter name tag. Thank you for the picture!', at: '2026-03-04' },
            },
          ]}
        />
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
      <State name="Filtered">
        <ReviewList {...args} label="Filtered" defaultValue={4} />
      </State>
      <State name="Filtered, none found">
        <ReviewList {...args} label="None found" defaultValue={1} />
      </State>
      <State name="Hover" pseudo="hover">
        <ReviewList label="Hover" items={[long, { ...long, name: 'Ines Calder', rating: 5 }]} />
      </State>
      <State name="Focus" pseudo="focus">
        <ReviewList label="Focus" items={[long, { ...long, name: 'Ines Calder', rating: 5 }]} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('filters by a bar, which is a toggle button', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const bar = canvas.getByRole('button', { name: /^5 stars / });
  await expect(bar).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  await expect(canvas.getByText(/^5 stars: \d of 6 written reviews$/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
  await expect(bar).toHaveFocus();
});

Default.test('sorts by a native select, which is one tab stop', async ({ canvas, userEvent }) => {
  for (const stars of [5, 4, 3, 2, 1]) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: new RegExp(`^${String(stars)} star`) })).toHaveFocus();
  }
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
