import { expect, it } from 'vitest';
import { sendWrite } from './sendWrite';

const sent: RequestInit[] = [];
const accept = (_: string, init: RequestInit) => Promise.resolve(sent.push(init));
const lose = (_: string, init: RequestInit) => {
  sent.push(init);
  return Promise.reject(new Error('the answer was lost'));
};
const keys = () => sent.splice(0).map(({ headers }) => (headers as Record<string, string>)['idempotency-key']);

it('sends a change that outlives its page, unless it is too large for a browser to allow that', async () => {
  await sendWrite('DELETE', '/api/a', undefined, accept);
  await sendWrite('PUT', '/api/a', { name: 'Ä' }, accept);
  await sendWrite('PUT', '/api/a', { name: '袋'.repeat(19_000) }, accept);
  await sendWrite('PUT', '/api/a', { avatar: 'x'.repeat(64_000) }, accept);
  const [remove, change, ...large] = sent.splice(0);
  expect(remove).toEqual({ method: 'DELETE', keepalive: true, headers: {} });
  expect(change).toEqual({
    method: 'PUT',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ä"}',
  });
  expect(large.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});

it('names a POST, and gives it the same name again until an answer has come', async () => {
  const reply = { text: 'Thank you.' };
  await expect(sendWrite('POST', '/api/replies', reply, lose)).rejects.toThrow('lost');
  await sendWrite('POST', '/api/replies', { text: 'Something else.' }, accept);
  await sendWrite('POST', '/api/replies', reply, accept);
  await sendWrite('POST', '/api/replies', reply, accept);
  const [first, other, again, later] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(new Set([first, other, later]).size).toBe(3);
});
