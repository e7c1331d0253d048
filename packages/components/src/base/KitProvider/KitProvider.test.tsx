import { expect, it } from 'vitest';
import { render, screen } from '#test-utils';
import { Breadcrumbs } from '../Breadcrumbs/index.js';
import * as de from '../../labels/de.js';
import { formatMoney, Price } from '../../shop/Price/index.js';
import { Rating } from '../../shop/Rating/index.js';
import { KitProvider } from './KitProvider.js';
import { useKit } from './useKit.js';

it('provides locale, currency and strings to all descendants', () => {
  render(
    <KitProvider locale="de-DE" currency="EUR" labels={de}>
      <Price price={1299} />
      <Rating value={4.5} variant="stars" />
    </KitProvider>,
  );
  expect(screen.getByText('1.299,00 €')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Bewertet mit 4,5 von 5' })).toBeInTheDocument();
});

it("lets a component's own props override it", () => {
  render(
    <KitProvider locale="de-DE" labels={de}>
      <Rating value={4.5} variant="stars" locale="en-US" labels={{ summary: '{value} stars' }} />
    </KitProvider>,
  );
  expect(screen.getByRole('img', { name: '4.5 stars' })).toBeInTheDocument();
});

it("renders links by `renderLink`; an inner provider inherits the outer one's settings", () => {
  render(
    <KitProvider
      labels={de}
      renderLink={({ children, ...props }) => (
        <a {...props} data-router="">
          {children}
        </a>
      )}
    >
      <KitProvider currency="EUR">
        <Breadcrumbs items={[{ title: 'Home', href: '/' }, { title: 'Toys' }]} />
      </KitProvider>
    </KitProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Brotkrümelpfad' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('data-router');
});

it("provides its language and currency to the shop's own texts", () => {
  function Hint() {
    return <p>{formatMoney(12.5, useKit())}</p>;
  }
  render(
    <KitProvider locale="de-DE" currency="EUR">
      <Hint />
    </KitProvider>,
  );
  expect(screen.getByText('12,50 €')).toBeInTheDocument();
});

it('accepts a locale with an underscore, and throws for an invalid one', () => {
  const { unmount } = render(<Price price={1299} currency="EUR" locale="de_DE" />);
  expect(screen.getByText('1.299,00 €')).toBeInTheDocument();
  unmount();
  expect(() => render(<Price price={1} locale="german!" />)).toThrow('mr: locale="german!" is not a language tag');
});
