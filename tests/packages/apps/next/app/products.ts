/** Records as this shop's own back end gives them. */
export const products = Array.from({ length: 6 }, (_, index) => ({
  id: `p${index}`,
  slug: `rose-${index}`,
  title: `Climbing rose number ${index}`,
  price: 12.5 + index,
  discount: index % 3 === 0 ? 20 : 0,
  thumbnail: '/rose.webp',
  images: ['/rose.webp'],
  shop: { name: 'Northgate & Sons' },
  rating: 4.5,
  reviews: [{}, {}],
}));

export type Product = (typeof products)[number];
