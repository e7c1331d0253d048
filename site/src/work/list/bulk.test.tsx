import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetReads } from '../base/api';
import type { AnyList } from '../base/model';
import { productLists } from '../lists/products';
import { fakeApi, held } from '../testing/fakeApi';
import { testContext } from '../testing/workContext';
import { WorkList } from './WorkList';

const product = (slug: string) => ({
  slug,
  title: slug,
  shop: null,
  thumbnail: '',
  categories: [],
  brand: null,
  price: 1,
  rating: 0,
  published: true,
});

afterEach(() => {
  cleanup();
  forgetReads();
  vi.unstubAllGlobals();
});

it('many rows are hidden at once; where some are refused, Undo takes back those that are hidden', async () => {
  const refusal = held();
  const { writes } = fakeApi({
    'GET /api/admin/products': { json: ['ash', 'birch', 'cedar'].map(product) },
    'GET /api/admin/category': { json: [] },
    'PUT /api/admin/products/ash': { json: {} },
    'PUT /api/admin/products/birch': refusal.answer,
    'PUT /api/admin/products/cedar': { json: {} },
  });
  const user = userEvent.setup();
  const list = productLists['admin/products'] as unknown as AnyList;
  render(<WorkList context={testContext()} list={list} title="Products" first={[]} total={0} />);
  await screen.findAllByRole('rowheader');
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  const isOn = () =>
    ['ash', 'birch', 'cedar'].map(
      (name) => screen.getByRole<HTMLInputElement>('switch', { name: `Published: ${name}` }).checked,
    );
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(isOn()).toEqual([false, false, false]);
  refusal.release({ status: 500 });
  const message = screen.getByRole('group', { name: 'Last change' });
  await waitFor(() => expect(message).toHaveTextContent('Some rows keep their old value. The server had an error.'));
  expect(isOn()).toEqual([false, true, false]);
  await user.click(within(message).getByRole('button', { name: 'Undo' }));
  expect(isOn()).toEqual([true, true, true]);
  await waitFor(() =>
    expect(
      writes()
        .slice(3)
        .map(({ path }) => path),
    ).toEqual(['/api/admin/products/ash', '/api/admin/products/cedar']),
  );
});
