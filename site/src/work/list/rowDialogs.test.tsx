import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetReads } from '../base/api';
import type { AnyList } from '../base/model';
import { orderLists } from '../lists/orders';
import { requestLists } from '../lists/requests';
import { fakeApi } from '../testing/fakeApi';
import { testContext } from '../testing/workContext';
import { WorkList } from './WorkList';

const part = (id: string, status: string) => ({
  id,
  createdAt: '2026-02-01T10:00:00.000Z',
  customer: 'Ana Ruiz',
  shippingAddress: '1 Hill Road, Dover, United States',
  method: 'pickup',
  items: [{ product_img: '/bear.webp', product_name: 'Bear', product_price: 10, product_quantity: 2 }],
  amount: 20,
  status,
  deliveredAt: null,
  note: 'Ring twice.',
});
const refund = {
  id: 'r1',
  orderNo: 'aaaa1111-0000',
  shopName: 'Bakehouse',
  amount: 529,
  status: 'Pending',
  name: 'Bear',
  image: '/bear.webp',
  reason: 'Damaged',
  message: 'One ear is missing.',
  customer: 'Ana Ruiz',
};

async function open(list: unknown, title: string, answers: Parameters<typeof fakeApi>[0], query = '') {
  history.replaceState(null, '', `/list${query}`);
  const api = fakeApi(answers);
  render(
    <main tabIndex={-1}>
      <WorkList context={testContext('en')} list={list as AnyList} title={title} first={[]} total={0} />
    </main>,
  );
  await screen.findAllByRole('rowheader');
  return { ...api, user: userEvent.setup() };
}

const orders = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  open(
    orderLists['vendor/orders'],
    'Orders',
    {
      'GET /api/vendor/orders': { json: [part('aaaa1111-0000', 'Pending'), part('bbbb2222-0000', 'Processing')] },
      'PUT /api/vendor/orders/aaaa1111-0000': { json: {} },
      'PUT /api/vendor/orders/bbbb2222-0000': { json: {} },
      ...answers,
    },
    '?shop=bakehouse',
  );
const row = (name: RegExp) => screen.getByRole('row', { name });
const dialog = () => within(screen.getByRole('dialog'));

afterEach(() => {
  cleanup();
  forgetReads();
  vi.unstubAllGlobals();
});

it('takes an order up by one press, for the shop of the address and without Undo', async () => {
  const { user, writes } = await orders();
  await user.click(screen.getByRole('button', { name: /AAAA1111: Process$/i }));
  expect(within(row(/aaaa1111/i)).getByText('Processing')).toBeVisible();
  expect(writes()).toMatchObject([{ query: '?shop=bakehouse&lang=en', body: { status: 'Processing' } }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('asks before a delivery, with the lines and where they go', async () => {
  const { user, writes } = await orders();
  await user.click(screen.getByRole('button', { name: /BBBB2222: Deliver$/i }));
  for (const text of ['Bear', '2 × $10.00', '$20.00', 'Ana Ruiz', 'Collected at the shop', 'Ring twice.'])
    expect(dialog().getByText(text)).toBeVisible();
  expect(writes()).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Mark as delivered' }));
  expect(writes()).toMatchObject([{ body: { status: 'Delivered' } }]);
  expect(within(row(/bbbb2222/i)).getByText('Delivered')).toBeVisible();
});

it('cancels a part after one more question, and gives the status back where the API refuses', async () => {
  const { user, writes } = await orders({ 'PUT /api/vendor/orders/bbbb2222-0000': { status: 409 } });
  await user.click(screen.getByRole('button', { name: /BBBB2222: Deliver$/i }));
  await user.click(dialog().getByRole('button', { name: 'Cancel order' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/\$20\.00 back/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel order' }));
  expect(writes()).toMatchObject([{ body: { status: 'Cancelled' } }]);
  expect(await screen.findByText(/keeps its old value/)).toBeVisible();
  expect(within(row(/bbbb2222/i)).getByText('Processing')).toBeVisible();
});

it('shows amount, reason and message before a refund is decided, and never takes one back that is paid', async () => {
  const { user, writes } = await open(requestLists['admin/refund-requests'], 'Refund requests', {
    'GET /api/admin/refund-requests': { json: [refund] },
    'PUT /api/admin/refund-requests/r1': { json: {} },
  });
  await user.click(screen.getByRole('button', { name: /^Decide about/ }));
  for (const text of ['$529.00', 'Damaged or does not work', 'One ear is missing.', 'Ana Ruiz'])
    expect(dialog().getByText(text)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Process' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: /^Decide about/ }));
  await user.click(dialog().getByRole('button', { name: 'Refund $529.00' }));
  expect(writes().map(({ body }) => body)).toEqual([
    { status: 'Processing' },
    { status: 'Pending' },
    { status: 'Accepted' },
  ]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Decide about/ })).toBeNull();
});
