import { expect, it } from 'vitest';
import { describeBehavior, describeConformance, render, screen, within } from '#test-utils';
import { attachReviewList } from '../../static/attachReviewList.js';
import { StaticReviewList } from '../../static/StaticReviewList.js';
import { ReviewList } from './ReviewList.js';

const items = [
  { name: 'Rosa', rating: 3, date: '2026-11-01', comment: 'Fine.' },
  { name: 'Karl', rating: 5, date: '2026-10-01', comment: 'Splendid.' },
];
const comments = () =>
  within(screen.getAllByRole('list').at(-1) as HTMLElement)
    .getAllByText(/Fine|Splendid/)
    .map(({ textContent }) => textContent);

describeConformance(<ReviewList items={items} ratingCounts={[0, 0, 2, 4, 20]} />, {
  element: HTMLDivElement,
  label: 'Reviews',
  visibleLabel: 'sort',
  variants: [{ items: [], ratingCounts: undefined }],
  otherProps: { items: items.slice(1) },
});

it('shows mean and bars of all ratings', () => {
  render(<ReviewList items={items} ratingCounts={[0, 0, 2, 4, 20]} />);
  expect(screen.getByText('26 ratings')).toBeInTheDocument();
  const bars = within(screen.getByRole('list', { name: 'Ratings by stars' })).getAllByRole('listitem');
  expect(bars.at(-1)).toHaveTextContent('5 stars20');
});

describeBehavior(
  'ReviewList',
  attachReviewList,
  {
    'starts with the newest': {
      element: <ReviewList items={items} />,
      run: () => {
        expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest');
        expect(comments()).toEqual(['Fine.', 'Splendid.']);
      },
    },
    'sorts by the selected order, keeps the focus, and announces it': {
      element: <ReviewList items={items} />,
      run: async ({ user }) => {
        const select = screen.getByRole('combobox', { name: 'Sort by' });
        await user.click(select);
        await user.selectOptions(select, 'Best first');
        expect(comments()).toEqual(['Splendid.', 'Fine.']);
        expect(screen.getByRole('status')).toHaveTextContent('Best first');
        await user.selectOptions(select, 'Newest');
        expect(comments()).toEqual(['Fine.', 'Splendid.']);
        expect(select).toHaveFocus();
      },
    },
    'has no select for a single review': {
      element: <ReviewList items={items.slice(1)} />,
      run: () => {
        expect(screen.queryByRole('combobox')).toBeNull();
        expect(comments()).toEqual(['Splendid.']);
      },
    },
  },
  StaticReviewList,
);

it('shows that there are no written reviews', () => {
  render(<ReviewList items={[]} />);
  expect(screen.getByText('Nobody has written a review yet.')).toBeInTheDocument();
});
