import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetReads } from '../base/api';
import { workSearch } from '../frame/workSearch';
import { WorkTools } from '../frame/WorkTools';
import { fakeApi, held } from '../testing/fakeApi';
import { testContext } from '../testing/workContext';
import { sellersOf, vendorOf } from './readVendor';
import { ShopSelect } from './ShopSelect';
import { VendorDashboard } from './VendorDashboard';

const shops = [
  { id: 's1', slug: 'bakehouse', name: 'Bakehouse' },
  { id: 's2', slug: 'kiosk', name: 'Kiosk' },
] as never;
const sellers = [
  { id: 's1', shopName: 'Bakehouse', name: 'Ana Ruiz', image: '/ana.webp', balance: 90, package: 'Gold' },
  { id: 's2', shopName: 'Kiosk', name: 'Bo Lind', image: '/bo.webp', balance: 12, package: 'Silver' },
] as never;
const built = vendorOf([[], [], [], sellers, [], [], shops], undefined, {});
if (!built) throw new Error('mr: the first shop has no seller. The page shows it. Look at `vendorOf`.');

const page = <VendorDashboard context={testContext()} built={built} products={{}} />;

function answers(): Parameters<typeof fakeApi>[0] {
  const empty = [
    'vendor/product-reviews',
    'vendor/refund-requests',
    'vendor/payout-requests',
    'vendor/earning-history',
  ];
  return {
    ...Object.fromEntries([...empty, 'vendor/package-payments'].map((call) => [`GET /api/${call}`, { json: [] }])),
    'GET /api/vendor/sellers': { json: sellers },
    'GET /api/shops': { json: shops },
  };
}

afterEach(() => {
  cleanup();
  forgetReads();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it.each(['kiosk', 's2'])('shows no figures of the first shop where the address names another one: %s', async (shop) => {
  history.replaceState(null, '', `/vendor/dashboard?shop=${shop}`);
  const reading = held();
  fakeApi({ ...answers(), 'GET /api/shops': reading.answer });
  const container = document.createElement('div');
  container.insertAdjacentHTML('beforeend', renderToString(page));
  document.body.append(container);
  render(page, { container, hydrate: true });
  expect(screen.queryByText('$90.00')).toBeNull();
  expect(container.querySelector('[aria-busy="true"]')).toBeVisible();
  reading.release({ json: shops });
  expect(await screen.findByText('$12.00')).toBeVisible();
  expect(screen.getByText('Kiosk')).toBeVisible();
});

it('shows what was built at once where it is the shop of the address', () => {
  history.replaceState(null, '', '/vendor/dashboard?shop=bakehouse');
  fakeApi({ ...answers(), 'GET /api/shops': held().answer });
  render(page);
  expect(screen.getByText('$90.00')).toBeVisible();
});

it('names the seller of the shop in the menu of whoever works there, and keeps the shop in what the search finds', async () => {
  const tools = (
    <WorkTools
      context={testContext()}
      area="vendor"
      waiting={{ 'refund-requests': 0, 'payout-requests': 0 }}
      person={{ name: 'Ana Ruiz', role: 'Bakehouse' }}
      shops={sellersOf(shops, sellers)}
      languages={[]}
    />
  );
  fakeApi(answers());
  history.replaceState(null, '', '/vendor/dashboard?shop=kiosk');
  render(tools);
  expect(screen.getByRole('button', { name: 'Your menu, Bo Lind' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Search reviews and pages' })).toBeInTheDocument();
  const found = await workSearch('vendor', testContext('de'), 'kiosk').suggest('bewert');
  expect(found.map(({ href }) => href)).toEqual(['/de/vendor/reviews?shop=kiosk']);
  cleanup();
  history.replaceState(null, '', '/vendor/dashboard');
  render(tools);
  expect(screen.getByRole('button', { name: 'Your menu, Ana Ruiz' })).toBeVisible();
});

it('shops of one name are told apart by their street, where a seller is chosen', () => {
  const twins = [
    { id: 's1', slug: 'kiosk', name: 'Kiosk', address: '1 Hill Road, Dover' },
    { id: 's2', slug: 'kiosk', name: 'Kiosk', address: '9 Quay, Newark' },
    { id: 's3', slug: 'mill', name: 'Mill', address: '2 Mill Lane, Dover' },
  ];
  const owners = twins.map(({ id }) => ({ id, name: 'Bo Lind', image: '' }));
  render(<ShopSelect context={testContext()} shops={sellersOf(twins as never, owners as never)} />);
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['Kiosk, 1 Hill Road, Bo Lind', 'Kiosk, 9 Quay, Bo Lind', 'Mill, Bo Lind']);
});
