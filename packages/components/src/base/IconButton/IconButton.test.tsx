import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import { XIcon } from '../../icons/XIcon.js';
import { IconButton } from './IconButton.js';

describeConformance(<IconButton label="Close" icon={<XIcon />} />, { element: HTMLButtonElement, label: 'Close' });

it('calls its handler on press and on key', async () => {
  const handleClick = vi.fn();
  const { user } = setup(<IconButton label="Close" icon={<XIcon />} onClick={handleClick} />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(handleClick).toHaveBeenCalledTimes(3);
});

it('does not submit a form by default', async () => {
  const handleSubmit = vi.fn((event: { preventDefault: () => void }) => {
    event.preventDefault();
  });
  const { user } = setup(
    <form onSubmit={handleSubmit}>
      <IconButton label="Clear" icon={<XIcon />} />
      <IconButton label="Search" icon={<XIcon />} type="submit" />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(handleSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(handleSubmit).toHaveBeenCalledOnce();
});

it('renders a link with its name and attributes', () => {
  const RouterLink = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;
  render(<IconButton label="Cart" icon={<XIcon />} variant="quiet" render={<RouterLink href="/cart" />} />);
  const link = screen.getByRole('link', { name: 'Cart' });
  expect(link).toHaveAttribute('href', '/cart');
  expect(link).toHaveAttribute('data-variant', 'quiet');
  expect(link).not.toHaveAttribute('type');
});

it('exposes its pressed state', () => {
  render(<IconButton label="Wishlist" icon={<XIcon />} aria-pressed />);
  expect(screen.getByRole('button', { name: 'Wishlist', pressed: true })).toBeInTheDocument();
});
