import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { workPaths } from '../../workRoutes';
import { forgetReads } from '../base/api';
import type { AnyList } from '../base/model';
import { WorkList } from '../list/WorkList';
import { requestLists } from '../lists/requests';
import { fakeApi, held, type FakeAnswer } from '../testing/fakeApi';
import { testContext } from '../testing/workContext';
import { PayoutRequest } from './PayoutRequest';

const payout = {
  no: '0007',
  amount: 25,
  date: '2023-02-01T10:00:00.000Z',
  status: 'Processing',
  message: 'For the oven',
};

function open(answers: Parameters<typeof fakeApi>[0], locale: 'en' | 'de' = 'en') {
  history.replaceState(null, '', workPaths.list('vendor', 'payout-requests'));
  const api = fakeApi({
    'GET /api/vendor/sellers': { json: [{ id: 's1', shopName: 'Bakehouse', balance: 90, package: 'Gold' }] },
    'GET /api/shops': { json: [{ id: 's1', slug: 'bakehouse', name: 'Bakehouse' }] },
    'GET /api/vendor/payout-requests': { json: [] },
    ...answers,
  });
  const user = userEvent.setup();
  const list = requestLists['vendor/payout-requests'] as unknown as AnyList;
  render(
    <>
      <PayoutRequest context={testContext(locale)} />
      <WorkList context={testContext(locale)} list={list} title="Payout requests" first={[]} total={0} />
    </>,
  );
  return { ...api, user };
}
const ask = () => screen.getByRole('button', { name: 'Request a payout' });

afterEach(() => {
  cleanup();
  forgetReads();
  vi.unstubAllGlobals();
});

it('a payout that was asked for stands in the list without another page, and is told', async () => {
  const rows: unknown[] = [];
  const { user, writes } = open({
    'GET /api/vendor/payout-requests': () => ({ json: rows }),
    'POST /api/vendor/payout-requests': () => {
      rows.push(payout);
      return { json: payout };
    },
  });
  await user.click(ask());
  const dialog = screen.getByRole('dialog', { name: 'Request a payout' });
  await user.type(await within(dialog).findByRole('spinbutton', { name: 'Amount' }), '25');
  await user.click(within(dialog).getByRole('button', { name: 'Request $25.00' }));
  expect(await screen.findByRole('cell', { name: 'For the oven' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Last change' })).toHaveTextContent('The payout was requested.');
  expect(screen.getByRole('status')).toHaveTextContent('The payout was requested.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes()).toEqual([
    {
      method: 'POST',
      path: '/api/vendor/payout-requests',
      query: '?lang=en',
      body: { amount: 25, message: '', shopName: 'Bakehouse' },
    },
  ]);
});

it.each<[FakeAnswer, string]>([
  ['silence', 'The server did not answer. Please try again. What you typed is still here.'],
  [{ status: 500 }, 'The server had an error. Please try again. What you typed is still here.'],
  [{ status: 422 }, 'The server did not accept this change. What you typed is still here.'],
])('the form keeps what was typed where the API answers %o, and says why', async (answer, text) => {
  const { user } = open({ 'POST /api/vendor/payout-requests': answer });
  await user.click(ask());
  await user.type(await screen.findByRole('spinbutton', { name: 'Amount' }), '25');
  await user.click(screen.getByRole('button', { name: 'Request $25.00' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Amount' })).toHaveValue('25');
});

it.each<[string, 'en' | 'de', RegExp]>([
  [
    'Request a payout',
    'en',
    /^Your package allows 1 open payout request at a time\. You can make the next one once it is decided\.$/,
  ],
  [
    'Auszahlung beantragen',
    'de',
    /^Ihr Paket erlaubt 1 offenen Auszahlungsantrag\. Den nächsten können Sie stellen, sobald über ihn entschieden ist\.$/,
  ],
])('says in place of the form that the package allows no further request: %s', async (name, locale, text) => {
  const { user } = open(
    {
      'GET /api/vendor/sellers': { json: [{ id: 's1', shopName: 'Bakehouse', balance: 90, package: 'Silver' }] },
      'GET /api/vendor/payout-requests': { json: [payout] },
    },
    locale,
  );
  await user.click(screen.getByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.queryByRole('spinbutton')).toBeNull();
});

it('keeps the place of the form while the balance is read, says when it cannot be, and tries again', async () => {
  const reading = held();
  const answers = [
    reading.answer,
    (): FakeAnswer => ({ json: [{ id: 's1', shopName: 'Bakehouse', balance: 90, package: 'Gold' }] }),
  ];
  const { user } = open({ 'GET /api/vendor/sellers': () => answers.shift()?.() ?? 'silence' });
  await user.click(ask());
  const dialog = screen.getByRole('dialog', { name: 'Request a payout' });
  expect(dialog.querySelector('[aria-busy="true"]')).toBeVisible();
  reading.release({ status: 500 });
  await user.click(await within(dialog).findByRole('button', { name: /again|retry/i }));
  expect(await within(dialog).findByText('$90.00')).toBeVisible();
  await waitFor(() => expect(dialog.querySelector('[aria-busy="true"]')).toBeNull());
});
