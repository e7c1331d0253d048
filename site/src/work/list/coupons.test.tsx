import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Locale } from '../../routes';
import { forgetReads } from '../base/api';
import type { AnyList } from '../base/model';
import { couponLists } from '../lists/coupons';
import { fakeApi, held, type FakeAnswer } from '../testing/fakeApi';
import { testContext } from '../testing/workContext';
import { WorkList } from './WorkList';

const coupon = (code: string, fields: object = {}) => ({
  code,
  kind: 'percent',
  value: 12.25,
  shop: null,
  paidBy: 'marketplace',
  minimum: 0,
  endsAt: null,
  limit: null,
  used: 3,
  active: true,
  ...fields,
});

const coupons = [
  coupon('SPRING', { minimum: 20, limit: 1000, used: 3 }),
  coupon('BREAD-5', { kind: 'amount', value: 5, shop: 'b', paidBy: 'shop' }),
  coupon('OLD', { endsAt: '2023-09-01T00:00:00Z' }),
  coupon('FULL', { limit: 3 }),
  coupon('REST', { active: false }),
];

async function open(
  path: keyof typeof couponLists,
  { query = '', locale = 'en', ...answers }: { query?: string; locale?: Locale } & Record<string, unknown> = {},
) {
  history.replaceState(null, '', `/list${query}`);
  const api = fakeApi({
    'GET /api/admin/coupons': { json: coupons },
    'GET /api/vendor/coupons': { json: coupons },
    'GET /api/shops': { json: [{ id: 'b', name: 'Bakehouse' }] },
    ...(answers as Record<string, FakeAnswer>),
  });
  const user = userEvent.setup();
  const list = couponLists[path] as unknown as AnyList;
  render(
    <main tabIndex={-1}>
      <WorkList context={testContext(locale)} list={list} title="Coupons" first={[]} total={0} />
    </main>,
  );
  await screen.findAllByRole('rowheader');
  return { ...api, user };
}

const cells = (code: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${code}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

afterEach(() => {
  cleanup();
  forgetReads();
  vi.unstubAllGlobals();
});

it('an administrator sees what each coupon takes off, who pays, how often it was used, and its status', async () => {
  await open('admin/coupons');
  expect(cells('SPRING').slice(0, 6)).toEqual([
    '12.25%',
    'All shopsThe marketplace pays',
    '$20.00',
    '3 of 1,000',
    '–',
    'Active',
  ]);
  expect(cells('BREAD-5').slice(0, 4)).toEqual(['$5.00', 'BakehouseThe shop pays', '–', '3']);
  expect(cells('OLD').slice(4, 6)).toEqual(['Sep 1, 2023', 'Ended']);
  expect(cells('FULL')[5]).toBe('Used up');
  expect(cells('REST')[5]).toBe('Paused');
});

it('a seller sees the own coupons in German', async () => {
  await open('vendor/coupons', { locale: 'de' });
  expect(cells('SPRING').slice(0, 6)).toEqual(['12,25 %', 'Marktplatz', '20,00 $', '3 von 1.000', '–', 'Aktiv']);
  expect(cells('BREAD-5').slice(0, 2)).toEqual(['5,00 $', 'Shop']);
});

it('a coupon is paused at once; the old status comes back where the API refuses', async () => {
  const answer = held();
  const { user, writes } = await open('vendor/coupons', {
    query: '?shop=bakehouse',
    'PUT /api/vendor/coupons/SPRING': answer.answer,
  });
  await user.click(screen.getByRole('switch', { name: 'Active: SPRING' }));
  expect(cells('SPRING')[5]).toBe('Paused');
  await waitFor(() => expect(writes()).toMatchObject([{ query: '?shop=bakehouse&lang=en', body: { active: false } }]));
  answer.release({ status: 500 });
  await waitFor(() => expect(cells('SPRING')[5]).toBe('Active'));
});

it('a coupon that is switched on again keeps its end', async () => {
  const { user } = await open('admin/coupons', { 'PUT /api/admin/coupons/OLD': { json: {} } });
  await user.click(screen.getByRole('switch', { name: 'Active: OLD' }));
  expect(cells('OLD')[5]).toBe('Paused');
  await user.click(screen.getByRole('switch', { name: 'Active: OLD' }));
  await waitFor(() => expect(cells('OLD')[5]).toBe('Ended'));
});

it('a coupon that leaves the filter by its switch is announced with Undo', async () => {
  const { user } = await open('admin/coupons', {
    query: '?filter.active=active',
    'PUT /api/admin/coupons/SPRING': { json: {} },
  });
  expect(screen.queryByRole('row', { name: /^OLD/ })).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Active: SPRING' }));
  expect(screen.queryByRole('row', { name: /^SPRING/ })).toBeNull();
  await user.click(within(screen.getByRole('group', { name: 'Last change' })).getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('row', { name: /^SPRING/ })).toBeVisible();
});
