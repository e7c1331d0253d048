import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSavedLines, savedLines } from './savedLines';

const line = (id: string) => ({ id, slug: id, name: id, price: 1.5, qty: 2, imgUrl: '/a.webp' });

beforeEach(() => forgetSavedLines());

it('keeps lines with their choice, the newest first and each once', () => {
  const listener = vi.fn();
  const stop = savedLines.subscribe(listener);
  savedLines.add(line('a~22283f~M'));
  savedLines.add(line('b'));
  savedLines.add({ ...line('a~22283f~M'), qty: 3 });
  expect(savedLines.getState()).toEqual([{ ...line('a~22283f~M'), qty: 3 }, line('b')]);
  expect(savedLines.getState()).toBe(savedLines.getState());
  savedLines.remove('b');
  expect(savedLines.getState().map(({ id }) => id)).toEqual(['a~22283f~M']);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  forgetSavedLines();
  expect(savedLines.getState()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(4);
});

it('hears of another tab', () => {
  const listener = vi.fn();
  const stop = savedLines.subscribe(listener);
  localStorage.setItem('mr-saved', JSON.stringify([line('c')]));
  dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
  expect(savedLines.getState()).toEqual([line('c')]);
  stop();
});

it.each(['', '{', 'null', '{"a":1}', '[1, null, {"id": {}}, {"id": "x", "slug": "x"}]'])(
  'reads %j as no line',
  (text) => {
    localStorage.setItem('mr-saved', text);
    expect(savedLines.getState()).toEqual([]);
  },
);

it('keeps 50 lines', () => {
  for (let count = 0; count < 52; count++) savedLines.add(line(String(count)));
  expect(savedLines.getState()).toHaveLength(50);
  expect(savedLines.getState()[0]?.id).toBe('51');
});
