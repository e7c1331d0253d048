import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../routes';
import { forgetReads } from '../base/api';
import type { AnyList } from '../base/model';
import { catalogLists } from '../lists/catalog';
import { orderLists } from '../lists/orders';
import { requestLists } from '../lists/requests';
import { fakeApi, held, type FakeAnswer } from '../testing/fakeApi';
import { testContext } from '../testing/workContext';
import { WorkList } from './WorkList';

const request = (no: string) => ({
  no,
  seller: 'Ana Ruiz',
  shopName: 'Bakehouse',
  totalAmount: 90,
  requestAmount: 50,
  date: '2023-02-01T10:00:00.000Z',
  status: 'Processing',
});
const brand = (slug: string) => ({ id: `id-${slug}`, slug, name: slug, image: '', type: 'gift', featured: false });

type Answers = Parameters<typeof fakeApi>[0];

/** A list whose rows are there. */
async function open(
  list: unknown,
  title: string,
  answers: Answers,
  { query = '', locale = 'en' }: { query?: string; locale?: Locale } = {},
) {
  history.replaceState(null, '', `/list${query}`);
  const api = fakeApi(answers);
  const user = userEvent.setup();
  render(
    <main tabIndex={-1}>
      <WorkList context={testContext(locale)} list={list as AnyList} title={title} first={[]} total={0} />
    </main>,
  );
  await screen.findAllByRole('rowheader');
  return { ...api, user };
}

const payouts = (answers: Answers, options = {}) =>
  open(
    requestLists['admin/payout-requests'],
    'Payout requests',
    { 'GET /api/admin/payout-requests': { json: [request('0001'), request('0002')] }, ...answers },
    options,
  );
const brands = (answers: Answers, options = {}) =>
  open(
    catalogLists['admin/brands'],
    'Brands',
    {
      'GET /api/admin/brands': { json: [brand('ash'), brand('birch')] },
      'GET /api/admin/category': { json: [] },
      ...answers,
    },
    options,
  );
const row = (name: string | RegExp) => screen.getByRole('row', { name });
const message = () => screen.getByRole('group', { name: /Last change|Letzte Änderung/ });
const saved: FakeAnswer = { json: {} };

afterEach(() => {
  cleanup();
  forgetReads();
  vi.unstubAllGlobals();
});

describe('a decision', () => {
  it('shows at once, is announced, keeps the focus in its row and is taken back by Undo', async () => {
    const answer = held();
    const { user, writes } = await payouts({ 'PUT /api/admin/payout-requests/0001': answer.answer });
    screen.getByRole('button', { name: 'Accept 0001, Bakehouse' }).focus();
    await user.keyboard('{Enter}');
    expect(within(row(/0001/)).getByText('Accepted')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0001, Bakehouse is now “Accepted”.');
    expect(screen.getByRole('button', { name: 'Actions for 0001' })).toHaveFocus();
    answer.release(saved);
    await user.click(within(message()).getByRole('button', { name: 'Undo' }));
    expect(within(row(/0001/)).getByText('Processing')).toBeVisible();
    await waitFor(() =>
      expect(writes().map(({ body }) => body)).toEqual([{ status: 'Accepted' }, { status: 'Processing' }]),
    );
    expect(screen.getByRole('button', { name: 'Actions for 0001' })).toHaveFocus();
  });

  it('that two presses make is sent once', async () => {
    const { user, writes } = await payouts({ 'PUT /api/admin/payout-requests/0001': held().answer });
    await user.dblClick(screen.getByRole('button', { name: 'Accept 0001, Bakehouse' }));
    expect(writes()).toHaveLength(1);
  });

  it.each<[string, FakeAnswer, RegExp]>([
    ['gets no answer', 'silence', /keeps its old value\. The server did not answer\. Please try again\.$/],
    ['ends in an error', { status: 500 }, /keeps its old value\. The server had an error\. Please try again\.$/],
    ['is refused', { status: 422 }, /keeps its old value\. The server did not accept this change\.$/],
    ['meets a row that is gone', { status: 404 }, /keeps its old value\. It is no longer there\.$/],
  ])('that %s gives the old value back and says why, in the region of what cannot wait', async (_, answer, text) => {
    const { user } = await payouts({ 'PUT /api/admin/payout-requests/0001': answer });
    await user.click(screen.getByRole('button', { name: 'Reject 0001, Bakehouse' }));
    await waitFor(() => expect(message()).toHaveTextContent('keeps its old value'));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(within(row(/0001/)).getByText('Processing')).toBeVisible();
    expect(within(message()).queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('that cannot be taken back keeps the new value and says so', async () => {
    const answers: FakeAnswer[] = [saved, { status: 500 }];
    const { user } = await payouts(
      { 'PUT /api/admin/payout-requests/0001': () => answers.shift() ?? 'silence' },
      { locale: 'de' },
    );
    await user.click(screen.getByRole('button', { name: /0001.*annehmen|Annehmen.*0001/i }));
    await user.click(within(message()).getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() =>
      expect(message()).toHaveTextContent(/ließ sich nicht zurücknehmen\. Der Server hatte einen Fehler\./),
    );
    expect(within(row(/0001/)).getByText('Angenommen')).toBeVisible();
  });

  it('whose row leaves by the filter gives the focus to the list', async () => {
    const { user } = await payouts(
      { 'PUT /api/admin/payout-requests/0001': saved },
      { query: '?filter.status=Processing' },
    );
    screen.getByRole('button', { name: 'Accept 0001, Bakehouse' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('row', { name: /0001/ })).toBeNull();
    expect(screen.getByRole('region', { name: 'Payout requests' })).toHaveFocus();
    await user.click(within(message()).getByRole('button', { name: 'Undo' }));
    expect(row(/0001/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Payout requests' })).toHaveFocus();
  });
});

describe('a switch', () => {
  const featured = (name: string) => screen.getByRole('switch', { name: `Featured: ${name}` });

  it('turns at once and goes back with a message where the API does not answer', async () => {
    const answer = held();
    const { user } = await brands({ 'PUT /api/admin/brands/ash': answer.answer });
    await user.click(featured('ash'));
    expect(featured('ash')).toBeChecked();
    answer.release('silence');
    await waitFor(() => expect(featured('ash')).not.toBeChecked());
    expect(featured('ash')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Featured: ash: Not saved.');
  });

  it('whose row leaves by the filter can still be taken back, and says where the API refuses', async () => {
    const answers: FakeAnswer[] = [saved, saved, { status: 500 }];
    const { user } = await brands(
      { 'PUT /api/admin/brands/ash': () => answers.shift() ?? 'silence' },
      { query: '?filter.featured=false' },
    );
    await user.click(featured('ash'));
    expect(screen.queryByRole('switch', { name: 'Featured: ash' })).toBeNull();
    expect(message()).toHaveTextContent('“Featured: ash” is now “On”.');
    await user.click(within(message()).getByRole('button', { name: 'Undo' }));
    expect(featured('ash')).not.toBeChecked();
    await user.click(featured('ash'));
    await waitFor(() => expect(featured('ash')).not.toBeChecked());
    await waitFor(() => expect(message()).toHaveTextContent(/keeps its old value\. The server had an error/));
  });
});

it('shows what other pages have changed when it comes back by Back, and asks the API once for all that needs it', async () => {
  let name = 'ash';
  const { calls } = await brands({ 'GET /api/admin/brands': () => ({ json: [{ ...brand('ash'), name }] }) });
  name = 'ash & sons';
  const reads = calls.length;
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })));
  expect(calls).toHaveLength(reads);
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(row(/^ash /)).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: 'ash & sons' })).toBeVisible();
  expect(calls).toHaveLength(reads + 2);
});

describe('a row that is deleted', () => {
  const remove = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Actions for ash' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    return dialog;
  };

  it('goes once the API has it, with a message', async () => {
    const { user } = await brands({ 'DELETE /api/admin/brands/ash': { status: 204 } });
    await remove(user);
    await waitFor(() => expect(screen.queryByRole('row', { name: /ash/ })).toBeNull());
    expect(message()).toHaveTextContent('“ash” was deleted.');
  });

  it('goes as well where another window has deleted it', async () => {
    const { user } = await brands({ 'DELETE /api/admin/brands/ash': { status: 404 } });
    await remove(user);
    await waitFor(() => expect(screen.queryByRole('row', { name: /ash/ })).toBeNull());
  });

  it.each<[FakeAnswer, string]>([
    ['silence', '“ash” was not deleted. The server did not answer. Please try again.'],
    [{ status: 503 }, '“ash” was not deleted. The server had an error. Please try again.'],
    [{ status: 409 }, '“ash” was not deleted: products still name it.'],
  ])('stays where the API answers %o, and the dialog says why', async (answer, text) => {
    const { user } = await brands({ 'DELETE /api/admin/brands/ash': answer });
    const dialog = await remove(user);
    expect(await within(dialog).findByText(text)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(row(/ash/)).toBeInTheDocument();
  });

  it('stays where it is a category with others in it', async () => {
    const { user } = await open(catalogLists['admin/categories'], 'Categories', {
      'GET /api/admin/category': { json: [{ ...brand('ash'), parent: [] }] },
      'DELETE /api/admin/category/ash': { status: 409 },
    });
    const dialog = await remove(user);
    expect(
      await within(dialog).findByText('“ash” was not deleted: products or other categories are still in it.'),
    ).toBeVisible();
  });
});

it('shows the newest request first, wherever the API has it', async () => {
  const newest = { ...request('0003'), date: '2023-03-01T10:00:00.000Z' };
  await payouts({ 'GET /api/admin/payout-requests': { json: [request('0001'), request('0002'), newest] } });
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['0003', '0001', '0002']);
  expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
});

describe('an order', () => {
  const order = {
    id: 'a1b2c3d4-0000',
    users: { name: { firstName: 'Ana', lastName: 'Ruiz' } },
    items: [],
    createdAt: '2023-02-01T10:00:00.000Z',
    shippingAddress: '1 Hill Road',
    totalPrice: 10,
    status: 'Delivered',
    deliveredAt: '2023-02-05T10:00:00.000Z',
  };

  it('has its time of delivery again where a change of its status is taken back', async () => {
    const path = `/api/admin/orders/${order.id}`;
    const { user, writes } = await open(orderLists['admin/orders'], 'Orders', {
      'GET /api/admin/orders': { json: [order] },
      [`PUT ${path}`]: saved,
    });
    await user.click(screen.getByRole('button', { name: /^Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as Pending' }));
    await user.click(within(message()).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(writes().map(({ body }) => body)).toEqual([
        { status: 'Pending' },
        { status: 'Delivered', deliveredAt: order.deliveredAt },
      ]),
    );
  });
});
