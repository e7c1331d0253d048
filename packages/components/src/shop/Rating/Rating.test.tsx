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

it('announces the rating as one image', () => {
  render(<Rating value={4.53} />);
  expect(screen.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeInTheDocument();
});

it('announces the clamped rating', () => {
  render(<Rating value={9} />);
  expect(screen.getByRole('img', { name: 'Rated 5 out of 5' })).toBeInTheDocument();
});

it('uses strings of `labels` and digits of the locale', () => {
  render(<Rating value={4.5} locale="de-DE" labels={{ summary: '{value} von {max} Sternen' }} />);
  expect(screen.getByRole('img', { name: '4,5 von 5 Sternen' })).toBeInTheDocument();
});

it('shows the count in brackets and announces the unit', () => {
  render(<Rating value={4.8} count={1214} />);
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5, 1,214 reviews' })).toHaveTextContent('(1,214)');
});

it('uses the singular for one review', () => {
  render(<Rating value={4.8} count={1} />);
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5, 1 review' })).toBeInTheDocument();
});

it.each([{ value: 0 }, { value: 4, count: 0 }])('shows text instead of stars for %o', (props) => {
  render(<Rating {...props} />);
  expect(screen.getByText('No reviews yet')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('fills the row of stars in proportion to the rating', () => {
  const { container } = render(<Rating value={3} max={4} />);
  const { style } = container.firstElementChild as HTMLElement;
  expect(style.getPropertyValue('--mr-rating-fill')).toBe('75%');
  expect(style.getPropertyValue('--mr-rating-max')).toBe('4');
});

it('shows the number in the single variant', () => {
  render(<Rating value={4.8} variant="single" />);
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5' })).toHaveTextContent('4.8');
});

it('shows one decimal in the single variant, and announces a whole rating without it', () => {
  render(<Rating value={4} variant="single" locale="de-DE" />);
  expect(screen.getByRole('img', { name: 'Rated 4 out of 5' })).toHaveTextContent('4,0');
});
