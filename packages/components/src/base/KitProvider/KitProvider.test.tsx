import { expect, it } from 'vitest';
import { render, screen } from '#test-utils';
import { Breadcrumbs } from '../Breadcrumbs/index.js';
import * as de from '../../labels/de.js';
import { formatMoney, Price } from '../../shop/Price/index.js';
import { Rating } from '../../shop/Rating/index.js';
import { KitProvider } from './KitProvider.js';
import { useKit } from './useKit.js';

it('gives locale, currency and strings to everything below', () => {
  render(
    <KitProvider locale="de-DE" currency="EUR" labels={de}>
      <Price price={1299} />
      <Rating value={4.5} variant="stars" />
    </KitProvider>,
  );
  expect(screen.getByText('1.299,00 €')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Bewertet mit 4,5 von 5' })).toBeInTheDocument();
});

it("lets a component's own props win", () => {
  render(
    <KitProvider locale="de-DE" labels={de}>
      <Rating value={4.5} variant="stars" locale="en-US" labels={{ summary: '{value} stars' }} />
    </KitProvider>,
  );
  expect(screen.getByRole('img', { name: '4.5 stars' })).toBeInTheDocument();
});

it('draws links by `renderLink`, in an inner provider with what the outer one names', () => {
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

it('gives its language and currency to texts of the shop', () => {
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

it('takes a locale with an underscore, and names one that is none', () => {
  const { unmount } = render(<Price price={1299} currency="EUR" locale="de_DE" />);
  expect(screen.getByText('1.299,00 €')).toBeInTheDocument();
  unmount();
  expect(() => render(<Price price={1} locale="german!" />)).toThrow('mr: locale="german!" is not a language tag');
});
