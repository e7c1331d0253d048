import { expect, it } from 'vitest';
import { describeConformance, render } from '#test-utils';
import { Skeleton } from './Skeleton.js';

describeConformance(<Skeleton />, { element: HTMLSpanElement });

it('renders the given number of lines, at least one, and one shape for an image', () => {
  const { container, rerender } = render(<Skeleton lines={3} />);
  const count = () => container.querySelectorAll('.mr-Skeleton-shape').length;
  expect(count()).toBe(3);
  rerender(<Skeleton lines={0} />);
  expect(count()).toBe(1);
  rerender(<Skeleton variant="block" lines={3} />);
  expect(count()).toBe(1);
});

it('is hidden from screen readers', () => {
  const { container } = render(<Skeleton />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
