import { expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import { TestimonialList } from './TestimonialList.js';

const testimonials = [
  { name: 'Ines Calder', imgUrl: '/ines.webp', rating: 4, comment: 'Mum set it up alone.', title: 'bought Keyfold C1' },
  { name: 'Tobias Brandt', imgUrl: '/tobias.webp', rating: 5, comment: 'One basket, one delivery.' },
];

describeConformance(<TestimonialList items={testimonials} />, {
  element: HTMLElement,
  tag: 'section',
  label: 'Testimonials',
  visibleLabel: 'label',
  otherProps: { items: testimonials.slice(1) },
});

it('quotes each shopper with rating, name and title', () => {
  render(<TestimonialList items={testimonials} />);
  const [first, second] = within(screen.getByRole('list', { name: 'Testimonials' })).getAllByRole('listitem');
  const figure = within(first!).getByRole('figure');
  expect(within(figure).getByRole('img', { name: 'Rated 4 out of 5' })).toBeInTheDocument();
  expect(within(figure).getByRole('blockquote')).toHaveTextContent('Mum set it up alone.');
  expect(figure.querySelector('figcaption')).toHaveTextContent('Ines Calderbought Keyfold C1');
  expect(second?.querySelector('figcaption')?.textContent).toMatch(/^Tobias Brandt$/);
});

it('announces the rating in the language of the page', () => {
  const rating = { summary: 'Bewertet mit {value} von {max}' };
  render(<TestimonialList items={testimonials} locale="de-DE" labels={{ label: 'Kundenstimmen', rating }} />);
  expect(screen.getByRole('img', { name: 'Bewertet mit 5 von 5' })).toBeInTheDocument();
});
