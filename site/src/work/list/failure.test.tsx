import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReads } from '../base/api';
import type { AnyList } from '../base/model';
import { catalogLists } from '../lists/catalog';
import { fakeApi, type FakeAnswer } from '../testing/fakeApi';
import { testContext } from '../testing/workContext';
import { WorkList } from './WorkList';

const brand = (slug: string) => ({ id: `id-${slug}`, slug, name: slug, image: '', type: 'gift', featured: false });
const all: FakeAnswer = { json: [brand('ash'), brand('birch'), brand('cedar')] };
/** Whether the API answers. */
let answer: FakeAnswer;

/** A list that was built with two of its three rows. */
function open(query = '') {
  history.replaceState(null, '', `/list${query}`);
  fakeApi({ 'GET /api/admin/brands': () => answer, 'GET /api/admin/category': { json: [] } });
  const list = catalogLists['admin/brands'] as unknown as AnyList;
  const first = [brand('ash'), brand('birch')];
  render(<WorkList context={testContext()} list={list} title="Brands" first={first} total={3} />);
}
const failure = () => screen.findByText('Brands could not be loaded', { selector: 'strong' });
const rowCount = () => screen.queryAllByRole('rowheader').length;

beforeEach(() => {
  answer = { status: 500 };
});
afterEach(() => {
  cleanup();
  forgetReads();
  vi.unstubAllGlobals();
});

describe('a list that cannot be read', () => {
  it('keeps the rows that the page was built with, says so, and has all once Retry is answered', async () => {
    const user = userEvent.setup();
    open();
    await failure();
    expect(rowCount()).toBe(2);
    expect(screen.getByRole('alert')).toHaveTextContent('Brands could not be loaded');
    answer = all;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rowCount()).toBe(3));
    expect(screen.queryByText('Brands could not be loaded', { selector: 'strong' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Brands' })).toHaveFocus();
  });

  it('keeps all rows where it could be read before', async () => {
    answer = all;
    open();
    await waitFor(() => expect(rowCount()).toBe(3));
    answer = 'silence';
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await failure();
    expect(rowCount()).toBe(3);
  });

  it('keeps them where the address has parameters that are not of the list', async () => {
    open('?campaign=autumn&hidden=id');
    await failure();
    expect(rowCount()).toBe(2);
  });

  it('shows no rows that a search of the address does not know', async () => {
    open('?q=cedar');
    await screen.findByRole('heading', { name: 'Brands could not be loaded' });
    expect(rowCount()).toBe(0);
  });
});
