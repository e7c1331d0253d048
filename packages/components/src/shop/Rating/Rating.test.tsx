import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { Rating } from './Rating.js';

describeConformance(<Rating value={4} count={12} />, {
  element: HTMLSpanElement,
  tag: 'span',
  label: 'Rated 4 out of 5, 12 reviews',
  variants: [{ variant: 'single' }],
  otherProps: { value: 0, count: 0 },
});

it('announces the score as one picture', () => {
  render(<Rating value={4.53} />);
  expect(screen.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeInTheDocument();
});

it('announces the clamped score', () => {
  render(<Rating value={9} />);
  expect(screen.getByRole('img', { name: 'Rated 5 out of 5' })).toBeInTheDocument();
});

it('takes its strings and digits from labels and locale', () => {
  render(<Rating value={4.5} locale="de-DE" labels={{ summary: '{value} von {max} Sternen' }} />);
  expect(screen.getByRole('img', { name: '4,5 von 5 Sternen' })).toBeInTheDocument();
});

it('shows the count in brackets and says what is counted', () => {
  render(<Rating value={4.8} count={1214} />);
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5, 1,214 reviews' })).toHaveTextContent('(1,214)');
});

it('says "review" of a single one', () => {
  render(<Rating value={4.8} count={1} />);
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5, 1 review' })).toBeInTheDocument();
});

it.each([{ value: 0 }, { value: 4, count: 0 }])('has words instead of stars for %o', (props) => {
  render(<Rating {...props} />);
  expect(screen.getByText('No reviews yet')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('fills the row of stars by the share of the score', () => {
  const { container } = render(<Rating value={3} max={4} />);
  const { style } = container.firstElementChild as HTMLElement;
  expect(style.getPropertyValue('--mr-rating-fill')).toBe('75%');
  expect(style.getPropertyValue('--mr-rating-max')).toBe('4');
});

it('shows the number in the single form', () => {
  render(<Rating value={4.8} variant="single" />);
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5' })).toHaveTextContent('4.8');
});

it('keeps one decimal in the single form, and says a whole score whole', () => {
  render(<Rating value={4} variant="single" locale="de-DE" />);
  expect(screen.getByRole('img', { name: 'Rated 4 out of 5' })).toHaveTextContent('4,0');
});
