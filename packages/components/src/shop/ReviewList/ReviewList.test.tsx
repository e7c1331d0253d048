import { expect, it, vi } from 'vitest';
import { describeBehavior, describeConformance, render, screen, within } from '#test-utils';
import { userEvent } from '@testing-library/user-event';
import { attachReviewList } from '../../static/attachReviewList.js';
import { StaticReviewList } from '../../static/StaticReviewList.js';
import { ReviewList } from './ReviewList.js';

const items = [
  { name: 'Rosa', rating: 3, date: '2026-11-01', comment: 'Fine.' },
  { name: 'Karl', rating: 5, date: '2026-10-01', comment: 'Splendid.' },
];
const comments = () =>
  within(screen.getAllByRole('list').at(-1) as HTMLElement)
    .queryAllByText(/Fine|Splendid/)
    .filter((comment) => comment.closest('[hidden]') === null)
    .map(({ textContent }) => textContent);
const bar = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Ratings by stars' })).getByRole('button', { name });

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
  expect(bars.map(({ textContent }) => textContent)).toEqual([
    '5 stars 20',
    '4 stars 4',
    '3 stars 2',
    '2 stars 0',
    '1 star 0',
  ]);
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
    'filters by a bar, keeps the focus, and announces how many are shown': {
      element: <ReviewList items={items} ratingCounts={[0, 0, 2, 4, 20]} />,
      run: async ({ user }) => {
        expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
        expect(bar(/^5 stars 20$/)).toHaveAttribute('aria-pressed', 'false');
        await user.click(bar(/^5 stars/));
        expect(comments()).toEqual(['Splendid.']);
        expect(bar(/^5 stars/)).toHaveAttribute('aria-pressed', 'true');
        expect(bar(/^5 stars/)).toHaveFocus();
        expect(screen.getByRole('status')).toHaveTextContent('5 stars: 1 of 2 written reviews');
        await user.click(bar(/^3 stars/));
        expect(comments()).toEqual(['Fine.']);
        expect(bar(/^5 stars/)).toHaveAttribute('aria-pressed', 'false');
        // A second press of the same bar takes the filter off.
        await user.click(bar(/^3 stars/));
        expect(comments()).toEqual(['Fine.', 'Splendid.']);
        expect(screen.getByRole('status')).toHaveTextContent('All 2 written reviews');
      },
    },
    'shows all again by a button, and focuses the bar': {
      element: <ReviewList items={items} defaultValue={5} />,
      run: async ({ user }) => {
        expect(comments()).toEqual(['Splendid.']);
        expect(screen.getByText('5 stars: 1 of 2 written reviews')).toBeVisible();
        await user.click(screen.getByRole('button', { name: 'Show all' }));
        expect(comments()).toEqual(['Fine.', 'Splendid.']);
        expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
        expect(bar(/^5 stars/)).toHaveFocus();
        expect(screen.getByRole('status')).toHaveTextContent('All 2 written reviews');
      },
    },
    'names stars without a written review': {
      element: <ReviewList items={items} ratingCounts={[0, 0, 2, 4, 20]} />,
      run: async ({ user }) => {
        await user.click(bar(/^4 stars/));
        expect(comments()).toEqual([]);
        expect(screen.getByText('4 stars: no written review', { ignore: '[role=status]' })).toBeVisible();
        expect(screen.getByRole('status')).toHaveTextContent('4 stars: no written review');
      },
    },
    'sorts what is filtered': {
      element: (
        <ReviewList
          items={[...items, { name: 'Ada', rating: 5, date: '2026-11-02', comment: 'Fine, too.' }]}
          defaultValue={5}
        />
      ),
      run: async ({ user }) => {
        expect(comments()).toEqual(['Fine, too.', 'Splendid.']);
        await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Worst first');
        expect(comments()).toEqual(['Fine, too.', 'Splendid.']);
        await user.click(screen.getByRole('button', { name: 'Show all' }));
        expect(comments()).toEqual(['Fine.', 'Fine, too.', 'Splendid.']);
      },
    },
    'has neither select nor filter for a single review': {
      element: <ReviewList items={items.slice(1)} />,
      run: () => {
        expect(screen.queryByRole('combobox')).toBeNull();
        expect(screen.queryByRole('button')).toBeNull();
        expect(comments()).toEqual(['Splendid.']);
      },
    },
  },
  StaticReviewList,
);

it('leaves a controlled filter to its owner', async () => {
  const user = userEvent.setup();
  const onValueChange = vi.fn();
  const { rerender } = render(<ReviewList items={items} value={null} onValueChange={onValueChange} />);
  await user.click(bar(/^5 stars/));
  expect(onValueChange).toHaveBeenLastCalledWith(5, { event: expect.any(Event) as Event });
  expect(comments()).toEqual(['Fine.', 'Splendid.']);
  rerender(<ReviewList items={items} value={5} onValueChange={onValueChange} />);
  expect(comments()).toEqual(['Splendid.']);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(onValueChange).toHaveBeenLastCalledWith(null, { event: expect.any(Event) as Event });
  expect(onValueChange).toHaveBeenCalledTimes(2);
});

it('marks a verified purchase', () => {
  render(<ReviewList items={items.map((item) => ({ ...item, verified: item.name === 'Rosa' }))} />);
  const marked = screen.getAllByText('Verified purchase').map((mark) => mark.closest('li')?.textContent);
  expect(marked).toEqual([expect.stringContaining('Rosa')]);
});

it('shows the answer of the seller below its review', () => {
  const answer = { text: 'Thank you, Rosa.', at: '2026-11-02T09:00:00.000Z' };
  render(<ReviewList items={items.map((item) => (item.name === 'Rosa' ? { ...item, answer } : item))} />);
  expect(screen.getByText('Answer from the seller').closest('li')).toHaveTextContent(
    /^Fine\.Rosa.*Answer from the sellerNov 2, 2026Thank you, Rosa\.$/,
  );
});

it('shows that there are no written reviews', () => {
  render(<ReviewList items={[]} />);
  expect(screen.getByText('Nobody has written a review yet.')).toBeInTheDocument();
});
