import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Order } from '../../data/types';
import { workPaths } from '../../workRoutes';
import { forgetReads } from '../base/api';
import { fakeApi, held, type FakeAnswer } from '../testing/fakeApi';
import { testContext } from '../testing/workContext';
import { OrderPage } from './OrderPage';

const order = {
  id: 'a1b2c3d4-0000',
  users: { name: { firstName: 'Ana', lastName: 'Ruiz' }, avatar: '', email: 'ana@example.com', phone: '+1 555 0100' },
  tax: 0,
  discount: 0,
  totalPrice: 10,
  items: [{ product_name: 'Bear', product_price: 10, product_quantity: 1, product_img: '' }],
  createdAt: '2023-02-01T10:00:00.000Z',
  shippingAddress: '1 Hill Road',
  status: 'Pending',
  isDelivered: false,
  deliveredAt: null,
} as unknown as Order;
const other = { ...order, id: 'ffff0000-0000' };

const status = (name: string) => screen.getByRole('radio', { name });
const message = () => screen.getByRole('group', { name: 'Last change' });
const call = `/api/admin/orders/${order.id}`;

function open(answers: Parameters<typeof fakeApi>[0], { isShell = false } = {}) {
  history.replaceState(null, '', workPaths.record('admin', 'orders', order.id));
  const api = fakeApi({ 'GET /api/admin/orders': { json: [other, order] }, ...answers });
  const user = userEvent.setup();
  render(
    <main tabIndex={-1}>
      <h1>Order</h1>
      <OrderPage context={testContext()} order={isShell ? undefined : order} />
    </main>,
  );
  return { ...api, user };
}

afterEach(() => {
  cleanup();
  forgetReads();
  vi.unstubAllGlobals();
});

it('a status that is chosen before the order was read stays, with its message and the focus', async () => {
  const reading = held();
  const delivered = { ...order, status: 'Delivered', isDelivered: true, deliveredAt: '2023-02-05T10:00:00.000Z' };
  const { user } = open({ 'GET /api/admin/orders': reading.answer, [`PUT ${call}`]: { json: delivered } });
  await user.click(status('Delivered'));
  expect(await screen.findByText(/Delivered Feb/)).toBeVisible();
  await act(async () => {
    reading.release({ json: [order] });
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(status('Delivered')).toBeChecked();
  expect(status('Delivered')).toHaveFocus();
  expect(message()).toHaveTextContent('is now “Delivered”');
});

it('shows what the API has where the page was built with an older order', async () => {
  open({ 'GET /api/admin/orders': { json: [{ ...order, status: 'Cancelled' }] } });
  expect(status('Pending')).toBeChecked();
  await waitFor(() => expect(status('Canceled')).toBeChecked());
});

it('is taken back by Undo, which clears the time of delivery', async () => {
  const answers = [
    { ...order, status: 'Delivered', isDelivered: true, deliveredAt: '2023-02-05T10:00:00.000Z' },
    order,
  ].map((json): FakeAnswer => ({ json }));
  const { user, writes } = open({ [`PUT ${call}`]: () => answers.shift() ?? 'silence' });
  await user.click(status('Delivered'));
  await user.click(within(message()).getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toEqual([{ status: 'Delivered' }, { status: 'Pending' }]),
  );
  expect(status('Pending')).toBeChecked();
  expect(screen.queryByText(/^.*Delivered \w+ \d/)).toBeNull();
});

it('that was delivered has its time of delivery again after Undo', async () => {
  const delivered = { ...order, status: 'Delivered', isDelivered: true, deliveredAt: '2023-02-05T10:00:00.000Z' };
  const answers = [order, delivered].map((json): FakeAnswer => ({ json }));
  const { user, writes } = open({
    'GET /api/admin/orders': { json: [delivered] },
    [`PUT ${call}`]: () => answers.shift() ?? 'silence',
  });
  expect(await screen.findByText(/Delivered Feb/)).toBeVisible();
  await user.click(status('Pending'));
  await user.click(within(message()).getByRole('button', { name: 'Undo' }));
  expect(screen.getByText(/Delivered Feb/)).toBeVisible();
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toEqual([
      { status: 'Pending' },
      { status: 'Delivered', deliveredAt: delivered.deliveredAt },
    ]),
  );
});

it.each<[FakeAnswer, string]>([
  ['silence', 'keeps its old value. The server did not answer. Please try again.'],
  [{ status: 500 }, 'keeps its old value. The server had an error. Please try again.'],
  [{ status: 422 }, 'keeps its old value. The server did not accept this change.'],
])('keeps its status where the API answers %o, and says why', async (answer, text) => {
  const { user } = open({ [`PUT ${call}`]: answer });
  await user.click(status('Canceled'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  expect(message()).toHaveTextContent(text);
  expect(status('Pending')).toBeChecked();
});

it('of an address alone is read, or says that there is none', async () => {
  open({ 'GET /api/admin/orders': { json: [other] } }, { isShell: true });
  expect(document.querySelector('[aria-busy="true"]')).toBeVisible();
  expect(await screen.findByText('Order: there is nothing at this address')).toBeVisible();
});

it('that cannot be read can be tried again', async () => {
  const answers: FakeAnswer[] = [{ status: 500 }, { json: [order] }];
  const { user } = open({ 'GET /api/admin/orders': () => answers.shift() ?? 'silence' }, { isShell: true });
  await user.click(await screen.findByRole('button', { name: /again|retry/i }));
  expect(await screen.findByRole('heading', { level: 1, name: /#?A1B2C3D4/i })).toBeVisible();
  expect(status('Pending')).toBeChecked();
});
