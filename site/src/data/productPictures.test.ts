import { expect, it } from 'vitest';
import type { Product } from './types';
import { pictureByColour } from './pictureByColour';
import { galleryPictures } from './productPictures';

const product = {
  images: ['/key-1.webp', '/key-2.webp'],
  colors: ['#22283f', '#c4463f'],
} as unknown as Product;
const colorImages = { '#22283f': ['/key-1.webp'], '#c4463f': ['/key-c4463f.webp'] };

it('shows the pictures of a product where its colors have none of their own', () => {
  expect(galleryPictures(product)).toEqual([{ src: '/key-1.webp' }, { src: '/key-2.webp' }]);
  expect(pictureByColour(product)).toEqual({});
});

it('puts the pictures of each color before those that stand for any', () => {
  expect(galleryPictures({ ...product, colorImages })).toEqual([
    { src: '/key-1.webp', color: '#22283f' },
    { src: '/key-c4463f.webp', color: '#c4463f' },
    { src: '/key-2.webp' },
  ]);
  expect(pictureByColour({ colorImages })).toEqual({ '#22283f': '/key-1.webp', '#c4463f': '/key-c4463f.webp' });
});
