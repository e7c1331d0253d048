import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { Sparkline } from './Sparkline.js';

describeConformance(<Sparkline label="Orders, rising" values={[1, 3, 2]} />, {
  element: SVGElement,
  variants: [{ values: [] }, { values: [4] }, { label: undefined }],
  otherProps: { values: [9, 1] },
});

it('is announced by its label, or not at all', () => {
  const { container, rerender } = render(<Sparkline label="Orders, rising" values={[1, 3, 2]} />);
  expect(screen.getByRole('img', { name: 'Orders, rising' })).toBeVisible();
  rerender(<Sparkline values={[1, 3, 2]} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('runs from edge to edge with the largest value on top, and skips values that are not numbers', () => {
  const { container } = render(<Sparkline values={[0, Number.NaN, 10]} height={36} />);
  expect(container.querySelector('path:last-child')).toHaveAttribute('d', 'M0,34L100,2');
});
