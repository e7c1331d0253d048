/** Records as this shop's own back end gives them. */
export const products = Array.from({ length: 14 }, (_, index) => ({
  id: `p${index}`,
  slug: `mug-${index}`,
  title: `Stoneware mug number ${index}`,
  price: 12.5 + index,
  discount: index % 3 === 0 ? 20 : 0,
  thumbnail: '/mug.svg',
  images: ['/mug.svg'],
  shop: { name: 'Northgate & Sons' },
  rating: 4.5,
  reviews: [{}, {}],
}));

export type Product = (typeof products)[number];
