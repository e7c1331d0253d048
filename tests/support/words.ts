/** What a shopper reads in each language: the journeys look for these, by role and name, as a person would. */
export interface Words {
  /** Prefix of the addresses. */
  base: '' | '/de';
  product: string;
  slug: string;
  /** Printed sale price of one and of two. */
  one: string;
  two: string;
  addOnPage: RegExp;
  addOnCard: (name: string) => string;
  increase: (name: string) => string;
  quantity: (name: string) => string;
  remove: (name: string) => string;
  cart: (count: number) => string;
  cartTitle: string;
  emptyTitle: string;
  notFound: RegExp;
  /** Said while the cart is being read. */
  loading: string;
}

const slug = 'keyfold-c1-hardware-security-key';

/** The words of both languages. */
export const languages: Record<'en' | 'de', Words> = {
  en: {
    base: '',
    product: 'Keyfold C1 hardware security key',
    slug,
    one: '$49.00',
    two: '$98.00',
    addOnPage: /^Add to cart$/,
    addOnCard: (name) => `Add ${name} to cart`,
    increase: (name) => `Increase quantity of ${name}`,
    quantity: (name) => `Quantity of ${name}`,
    remove: (name) => `Remove ${name}`,
    cart: (count) => (count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`),
    cartTitle: 'Cart',
    emptyTitle: 'Your cart is empty',
    notFound: /not found/i,
    loading: 'Your cart is loading',
  },
  de: {
    base: '/de',
    product: 'Keyfold C1 Sicherheitsschlüssel',
    slug,
    one: '49,00 $',
    two: '98,00 $',
    addOnPage: /^In den Warenkorb$/,
    addOnCard: (name) => `${name} in den Warenkorb legen`,
    increase: (name) => `Menge von ${name} erhöhen`,
    quantity: (name) => `Menge von ${name}`,
    remove: (name) => `${name} entfernen`,
    cart: (count) => (count === 0 ? 'Warenkorb' : `Warenkorb, ${count} Artikel`),
    cartTitle: 'Warenkorb',
    emptyTitle: 'Ihr Warenkorb ist leer',
    notFound: /nicht gefunden/i,
    loading: 'Ihr Warenkorb wird geladen',
  },
};
