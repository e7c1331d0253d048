import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAccount } from './api';

const root = document.documentElement;
let session: object | undefined;
let calls: string[];

beforeEach(() => {
  calls = [];
  root.lang = 'en';
  root.dataset['session'] = '';
  document.cookie = 'mr-session=1; Path=/';
  vi.stubGlobal('fetch', (path: string) => {
    calls.push(path);
    if (path.startsWith('/session')) return Promise.resolve(Response.json(session));
    return Promise.resolve(Response.json(path.startsWith('/api/user-list') ? { id: path.split(/[/?]/)[3] } : []));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete root.dataset['session'];
  document.cookie = 'mr-session=; Path=/; Max-Age=0';
});

const load = () => loadAccount('en', { kind: 'profile' }, new AbortController().signal);

it('reads the account of the session', async () => {
  session = { authenticated: true, user_id: 'u7', customer_id: 'c7' };
  expect((await load())?.facts.user.id).toBe('u7');
  expect(root).toHaveAttribute('data-session');
});

it('says that the sample customer is shown where the session has ended', async () => {
  session = { authenticated: false, user_id: null, customer_id: null };
  expect((await load())?.facts.user.id).toBe('1');
  // What the style sheet shows the note of the sample customer by.
  expect(root).not.toHaveAttribute('data-session');
  expect(document.cookie).not.toContain('mr-session=1');
});
