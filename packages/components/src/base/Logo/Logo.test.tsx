import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { Logo } from './Logo.js';

describeConformance(<Logo name="Marketrow" />, {
  element: HTMLAnchorElement,
  tag: 'a',
  label: 'Marketrow, home page',
  variants: [{ variant: 'inverse', mark: null }],
  otherProps: { name: 'Northgate', href: '/north' },
});

it('accepts another mark, or none', () => {
  const { container, rerender } = render(<Logo name="Marketrow" mark={<img src="/mark.svg" alt="" />} />);
  expect(container.querySelector('img')).toBeInTheDocument();
  expect(container.querySelector('svg')).toBeNull();
  rerender(<Logo name="Marketrow" mark={null} />);
  expect(screen.getByRole('link')).toHaveTextContent(/^Marketrow$/);
});

it('links to the home page, with its visible text in the accessible name', () => {
  render(<Logo name="Marketrow" href="/de" labels={{ label: '{name}, Startseite' }} />);
  expect(screen.getByRole('link', { name: 'Marketrow, Startseite' })).toHaveAttribute('href', '/de');
  expect(screen.getByText('Marketrow')).toBeInTheDocument();
});

it("renders a router's link instead", () => {
  render(
    <Logo
      name="Marketrow"
      render={({ children, ...props }) => (
        <a {...props} data-router="">
          {children}
        </a>
      )}
    />,
  );
  expect(screen.getByRole('link', { name: 'Marketrow, home page' })).toHaveAttribute('data-router');
});
