import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workPaths } from '../../workRoutes';
import { forgetReads } from '../base/api';
import { takeNote } from '../base/notes';
import { fakeApi, held, type FakeAnswer } from '../testing/fakeApi';
import { testContext } from '../testing/workContext';
import { FormPage } from './FormPage';

const brand = { id: 'id-ash', slug: 'ash', name: 'Ash', image: '', type: 'gift', featured: false };
const choices = { categories: [], brands: [] };

function open(
  answers: Parameters<typeof fakeApi>[0],
  record: 'new' | typeof brand = 'new',
  locale: 'en' | 'de' = 'en',
) {
  const api = fakeApi({ 'GET /api/admin/brands': { json: [brand] }, ...answers });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const user = userEvent.setup();
  render(<FormPage context={testContext(locale)} list="brands" record={record} choices={choices} />);
  return { ...api, assign, user };
}
const save = (name: RegExp | string = 'Save brand') => screen.findByRole('button', { name });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  forgetReads();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('saves once, however often it is pressed, while it is sent and until the list has come', async () => {
  const answer = held();
  const { user, writes, assign } = open({ 'POST /api/admin/brands': answer.answer });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ash{Enter}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  fireEvent.submit(document.querySelector('form')!);
  answer.release({ json: brand });
  await waitFor(() => expect(assign).toHaveBeenCalledWith(workPaths.list('admin', 'brands')));
  // The new page takes its time.
  await user.click(await save());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(writes()).toHaveLength(1);
  expect(takeNote()).toBe('“Ash” was saved.');
});

it.each<[FakeAnswer, string]>([
  ['silence', 'The API did not answer. Please try again. What you typed is still here.'],
  [{ status: 500 }, 'The API had an error. Please try again. What you typed is still here.'],
  [{ status: 404 }, 'It is no longer there. What you typed is still here.'],
  [{ status: 409 }, 'Please give it another name.'],
])('keeps what was typed where the API answers %o, and says why', async (answer, text) => {
  const { user, assign } = open({ 'PUT /api/admin/brands/ash': answer }, brand);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' & Sons');
  await user.click(await save());
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ash & Sons');
  expect(assign).not.toHaveBeenCalled();
});

it('says in German why it was not saved', async () => {
  const { user } = open({ 'POST /api/admin/brands': { status: 503 } }, 'new', 'de');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Esche{Enter}');
  expect(
    await screen.findByText(
      'Die API hatte einen Fehler. Bitte versuchen Sie es noch einmal. Was Sie eingegeben haben, steht noch hier.',
    ),
  ).toBeVisible();
});
