import { createSSRApp, h, nextTick, shallowRef } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { expect, it, vi } from 'vitest';
import { line, World } from '../test/support/world.ts';
import { useCart } from './vue.ts';

it('hydrates without a mismatch after the cart was loaded by another script, follows it, and lets go of it', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 2)]);
  const cart = world.open();
  const unsubscribed = vi.fn();
  const subscribe: typeof cart.subscribe = (listener) => {
    const unsubscribe = cart.subscribe(listener);
    return () => {
      unsubscribe();
      unsubscribed();
    };
  };
  const isShown = shallowRef(true);
  const badge = {
    setup() {
      // eslint-disable-next-line react-hooks/rules-of-hooks -- Vue's, not React's
      const count = useCart({ ...cart, subscribe }, (state) => state.count);
      return () => h('output', count.value);
    },
  };
  const page = { setup: () => () => (isShown.value ? h(badge) : h('p')) };
  const served = await renderToString(createSSRApp(page));
  expect(served).toBe('<output>0</output>');
  await cart.start();
  const host = document.createElement('div');
  host.append(document.createRange().createContextualFragment(served));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  createSSRApp(page).mount(host);
  await nextTick();
  expect(host.textContent).toBe('2');
  cart.setQty('a', 5);
  await nextTick();
  expect(host.textContent).toBe('5');
  isShown.value = false;
  await nextTick();
  expect(unsubscribed).toHaveBeenCalledTimes(1);
  expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
  vi.restoreAllMocks();
  cart.stop();
});
