import { expect, it, onTestFinished, vi } from 'vitest';
import { messages } from '../i18n/en';
import { callAccounts, failureOf } from './callAccounts';

const refusal = { title: 'No.', text: 'Not so.' };
const titleOf = (failure: { status: number; retryAfter?: number }) =>
  failureOf(failure, 'en', messages.login, refusal).failure;

function answer(response: () => Response) {
  const fetched = vi.fn(() => Promise.resolve(response()));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  return fetched;
}

it('returns nothing for a success, and status and wait for a refusal', async () => {
  answer(() => new Response(null, { status: 204 }));
  expect(await callAccounts('POST', '/accounts/confirm', {})).toBeUndefined();
  answer(() => new Response('{}', { status: 429, headers: { 'Retry-After': '90' } }));
  expect(await callAccounts('POST', '/accounts', {})).toMatchObject({ status: 429, retryAfter: 90 });
});

it('returns status 0 without an answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await callAccounts('DELETE', '/account', {})).toEqual({ status: 0 });
});

it('names what failed, and keeps the passwords unless they were refused', () => {
  const { tooMany, noAnswer, offline } = messages.login;
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(titleOf({ status: 429, retryAfter: 61 })).toMatchObject({
    title: tooMany,
    text: expect.stringContaining('2 minutes') as string,
    keepSecrets: true,
  });
  expect(titleOf({ status: 503 })).toMatchObject({ title: noAnswer, keepSecrets: true });
  for (const [onLine, title] of [
    [true, noAnswer],
    [false, offline],
  ] as const) {
    vi.stubGlobal('navigator', { onLine });
    expect(titleOf({ status: 0 })).toMatchObject({ title, keepSecrets: true });
  }
  expect(titleOf({ status: 400 })).toEqual(refusal);
});
