import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.doUnmock('../../islands/frame/startFrame'));

it('loads the frame anew after it could not be loaded', async () => {
  vi.resetModules();
  const open = vi.fn();
  const startFrame = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(open);
  vi.doMock('../../islands/frame/startFrame', () => ({ startFrame }));
  const { openPanel } = await import('./intent');
  await expect(openPanel('cart')).rejects.toThrow('Failed to fetch');
  await openPanel('cart');
  await openPanel('menu');
  expect(open.mock.calls).toEqual([['cart'], ['menu']]);
  expect(startFrame).toHaveBeenCalledTimes(2);
});
