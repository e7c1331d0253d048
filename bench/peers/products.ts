/** What every card shows of a product. */
export interface BenchProduct {
  id: string;
  slug: string;
  title: string;
  shop: string;
  picture: string;
  /** Before the reduction. */
  price: number;
  /** In per cent; every product is reduced, so that every card has all parts. */
  discount: number;
  rating: number;
  reviewCount: number;
}

/** Made from a number, the same in every run. */
export const products: BenchProduct[] = Array.from({ length: 48 }, (_, index) => ({
  id: `p-${index}`,
  slug: `product-${index}`,
  title: `Amber table lamp number ${index} with a linen shade`,
  shop: index % 2 === 0 ? 'Northgate & Sons' : 'Fern Hill',
  picture: `/images/products/product-${index}-1.webp`,
  price: 12.95 + index * 7.3,
  discount: 5 + (index % 4) * 5,
  rating: 3.4 + (index % 16) / 10,
  reviewCount: 2 + (index % 24),
}));

/** Price after the reduction, in major units, rounded to the cent. */
export const reducedPrice = ({ price, discount }: BenchProduct) => Math.round(price * (100 - discount)) / 100;
