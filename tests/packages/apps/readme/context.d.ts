/* What the READMEs take as given: records, a cart and form values of the reader's own app. */
import type { Cart } from '@marketrow/cart-client';
import type { Product } from '@marketrow/contract/schemas';

declare global {
  const product: Product;
  const record: Product;
  const products: Product[];
  const cart: Cart;
  const productId: string;
  const username: string;
  const password: string;
  const returnTo: string;
  const insert: (record: unknown) => void;
  const showError: (status: number) => void;
  const subscribe: (values: { name: string; email: string }) => Promise<void>;
  const addToCart: (record: Product) => void;
  const userOf: (request: Request) => string;
}
