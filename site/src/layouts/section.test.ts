import { expect, it } from 'vitest';
import { sectionOf } from './section';

it('says which page of the bottom bar a page belongs to', () => {
  const paths = ['/', '/categories/music/2', '/grocery-4/categories/fruits', '/orders/1', '/address', '/shops'];
  expect(paths.map(sectionOf)).toEqual([
    '/',
    '/mobile-categories',
    '/mobile-categories',
    '/profile',
    '/profile',
    '/shops',
  ]);
});
