import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { Avatar } from './Avatar.js';

describeConformance(<Avatar name="Ines Calder" src="/images/people/ines-calder.webp" />, {
  element: HTMLSpanElement,
  variants: [{ src: undefined }],
  otherProps: { name: 'Tobias Brandt', src: undefined },
});

it('is decorative by default, and named by alt', () => {
  const { rerender } = render(<Avatar name="Ines Calder" src="/ines.webp" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Avatar name="Ines Calder" src="/ines.webp" alt="Ines Calder" />);
  expect(screen.getByRole('img', { name: 'Ines Calder' })).toHaveAttribute('src', '/ines.webp');
});

it('shows initials without an image', () => {
  const { container, rerender } = render(<Avatar name="Ines van Calder" />);
  expect(container).toHaveTextContent('IC');
  rerender(<Avatar name="Émile" alt="Émile" />);
  expect(screen.getByRole('img', { name: 'Émile' })).toHaveTextContent('É');
});
