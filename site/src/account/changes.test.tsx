import { beforeEach, expect, it, vi } from 'vitest';
import { changeAccount } from './changes';

const answers: (() => Response)[] = [];
const accept = () => Response.json({});
const fail = () => new Response(null, { status: 503 });
const isMarked = () => localStorage.getItem('mr-account') !== null;
const save = () => changeAccount('PUT', '/api/address/user/1', { city: 'Lewes' });

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-own');
  vi.stubGlobal('fetch', () => Promise.resolve((answers.shift() ?? accept)()));
  return () => vi.unstubAllGlobals();
});

it('remembers a change from the moment that it is sent, and forgets one that failed', async () => {
  answers.push(fail);
  const saving = save();
  expect(isMarked()).toBe(true);
  await expect(saving).rejects.toThrow('503');
  expect(isMarked()).toBe(false);
  await save();
  expect(isMarked()).toBe(true);
});

it('keeps the mark of a change that another tab has saved, before or meanwhile', async () => {
  // This tab was opened before the other one saved: its page knows of no change.
  localStorage.setItem('mr-account', '1');
  answers.push(fail);
  await expect(save()).rejects.toThrow('503');
  expect(isMarked()).toBe(true);

  localStorage.clear();
  answers.push(() => {
    localStorage.setItem('mr-account', '1');
    return fail();
  });
  await expect(save()).rejects.toThrow('503');
  expect(isMarked()).toBe(true);
});

it('marks again after it has saved: the tab that was first may have failed', async () => {
  localStorage.setItem('mr-account', 'the other tab');
  answers.push(() => {
    localStorage.clear();
    return accept();
  });
  await save();
  expect(isMarked()).toBe(true);
});
