import { expect, it } from 'vitest';
import type { ProductSnapshot } from '../data/productSnapshot';
import { linePicture } from './linePicture';

const line = { id: 'p1~c4463f~', slug: 'key', name: 'Key (Red)', price: 49, qty: 1, imgUrl: '/line.webp' };
const snapshot = { thumbnail: '/key-480.webp', colourPictures: { '#c4463f': '/key-red-480.webp' } };

it('shows the chosen color where it has a picture of its own', () => {
  const known = snapshot as unknown as ProductSnapshot;
  expect(linePicture(line, known)).toBe('/key-red-480.webp');
  expect(linePicture({ ...line, id: 'p1' }, known)).toBe('/key-480.webp');
  expect(linePicture({ ...line, id: 'p1~22283f~M' }, known)).toBe('/key-480.webp');
  expect(linePicture(line, undefined)).toBe('/line.webp');
  expect(linePicture(line, null)).toBe('/favicon.svg');
});
