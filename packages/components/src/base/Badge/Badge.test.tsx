import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { Badge } from './Badge.js';

describeConformance(<Badge>New</Badge>, { element: HTMLSpanElement });

it('is a price tag by default, and sets variant and size as attributes', () => {
  render(
    <>
      <Badge>New</Badge>
      <Badge tone="success" size="lg">
        Delivered
      </Badge>
    </>,
  );
  expect(screen.getByText('New')).toHaveAttribute('data-variant', 'tag');
  expect(screen.getByText('Delivered')).toHaveAttribute('data-tone', 'success');
  expect(screen.getByText('Delivered')).toHaveAttribute('data-size', 'lg');
});
