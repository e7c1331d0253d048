import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { describeConformance, render, screen, setup, within } from '#test-utils';
import { attachReviewList } from './attachReviewList';
import { ReviewList } from './ReviewList';

const items = [
  { name: 'Rosa', rating: 3, date: '2026-11-01', comment: 'Fine.' },
  { name: 'Karl', rating: 5, date: '2026-10-01', comment: 'Splendid.' },
];
const comments = () => within(screen.getAllByRole('list').at(-1) as HTMLElement).getAllByText(/Fine|Splendid/);

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

it('sorts by what is chosen', async () => {
  const { user } = setup(<ReviewList items={items} />);
  expect(comments().map(({ textContent }) => textContent)).toEqual(['Fine.', 'Splendid.']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best first');
  expect(comments().map(({ textContent }) => textContent)).toEqual(['Splendid.', 'Fine.']);
});

it('sorts on a static page', () => {
  const box = document.createElement('div');
  box.insertAdjacentHTML('beforeend', renderToString(<ReviewList items={items} interactive="static" />));
  document.body.append(box);
  const detach = attachReviewList(box);
  onTestFinished(() => {
    detach();
    box.remove();
  });
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  select.value = 'highest';
  select.dispatchEvent(new Event('change'));
  expect(comments().map(({ textContent }) => textContent)).toEqual(['Splendid.', 'Fine.']);
});

it('says that nobody has written', () => {
  render(<ReviewList items={[]} />);
  expect(screen.getByText('Nobody has written a review yet.')).toBeInTheDocument();
});
