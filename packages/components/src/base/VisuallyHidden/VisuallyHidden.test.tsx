import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { VisuallyHidden } from './index.js';

describeConformance(<VisuallyHidden>in the cart</VisuallyHidden>, { element: HTMLSpanElement });

it('adds to the accessible name of its parent', () => {
  render(
    <button type="button">
      3 <VisuallyHidden>items in the cart</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: '3 items in the cart' })).toBeInTheDocument();
});
