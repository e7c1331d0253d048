import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import { Button } from './Button.js';

describeConformance(<Button>Add to cart</Button>, {
  element: HTMLButtonElement,
  variants: [{ pending: true }, { startIcon: <i />, children: 'Added' }, { pending: true, children: 'Saving' }],
});

function RouterLink({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>;
}

it('calls its handler on press and on key', async () => {
  const handleClick = vi.fn();
  const { user } = setup(<Button onClick={handleClick}>Add to cart</Button>);
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
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
      <Button>Show more</Button>
      <Button type="submit">Log in</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(handleSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(handleSubmit).toHaveBeenCalledOnce();
});

it('is busy, keeps focus and ignores presses while pending', async () => {
  const handleClick = vi.fn();
  const handleSubmit = vi.fn();
  const { user } = setup(
    <form onSubmit={handleSubmit}>
      <Button type="submit" pending onClick={handleClick}>
        Signing in…
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Signing in…' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(button).toHaveFocus();
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('is a link if it has an href, rendered by `renderLink` if given', () => {
  const { rerender } = render(<Button href="/cart">View cart</Button>);
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link')).not.toHaveAttribute('type');
  rerender(
    <Button href="/cart" renderLink={(props) => <RouterLink {...props} data-router="" />}>
      View cart
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('data-router');
});

it('renders a link with its attributes and the link’s own class', () => {
  render(
    <Button variant="soft" size="lg" className="ours" render={<RouterLink href="/cart" className="theirs" />}>
      View cart
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'View cart' });
  expect(link).toHaveAttribute('href', '/cart');
  expect(link).toHaveAttribute('data-variant', 'soft');
  expect(link).toHaveAttribute('data-size', 'lg');
  expect(link.className).toBe('mr-Button-root mr-kit ours theirs');
  expect(link).not.toHaveAttribute('type');
});

it('shows icons on both sides of its text', () => {
  render(
    <Button startIcon={<svg data-testid="start" />} endIcon={<svg data-testid="end" />}>
      Next
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Next' });
  expect(button.firstElementChild).toHaveAttribute('data-testid', 'start');
  expect(button.lastElementChild).toHaveAttribute('data-testid', 'end');
});
