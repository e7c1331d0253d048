import type { Page } from '@playwright/test';
import { expect, expectStored, storedCart } from './journey.ts';
import { languages } from './words.ts';

/** What a shopper reads in the checkout. */
export interface CheckoutWords {
  title: string;
  contact: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  country: string;
  region: string;
  postcode: string;
  note: string;
  submit: string;
  firstNameRequired: string;
  order: RegExp;
  orders: string;
  steps: string;
  empty: string;
  noAnswer: string;
  /** Heading of where an order goes. */
  address: string;
  thanks: RegExp;
  /** Link to the login. */
  logIn: string;
  /** Box of the gift wrap, and how an order shows it. */
  gift: RegExp;
  giftCard: string;
  couponCode: string;
  /** The country of `shopper`, as the page names it. */
  home: string;
  couponUsed: string;
}

/** The words of the checkout in both languages. */
export const checkoutWords: Record<'en' | 'de', CheckoutWords> = {
  en: {
    title: 'Checkout',
    contact: 'Contact',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    street: 'Street and number',
    city: 'City',
    country: 'Country',
    region: 'State',
    postcode: 'ZIP code',
    note: 'Note to the shops',
    submit: 'Place order',
    firstNameRequired: 'First name is required',
    order: /^(?:Order #|Thank you, )/,
    orders: 'Orders',
    steps: 'Order steps',
    empty: 'Your cart is empty',
    noAnswer: 'The shop did not answer.',
    address: 'Shipping address',
    thanks: /^Thank you, Ines/,
    logIn: 'Log in',
    gift: /^Wrap as a gift/,
    giftCard: 'Wrapped as a gift, with the card “Happy birthday!”',
    couponCode: 'Coupon code',
    home: 'United States',
    couponUsed: 'This coupon was used as often as it may be.',
  },
  de: {
    title: 'Kasse',
    contact: 'Kontakt',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    street: 'Straße und Hausnummer',
    city: 'Ort',
    country: 'Land',
    region: 'Bundesstaat',
    postcode: 'ZIP-Code',
    note: 'Nachricht an die Shops',
    submit: 'Zahlungspflichtig bestellen',
    firstNameRequired: 'Bitte geben Sie Ihren Vornamen ein',
    order: /^(?:Bestellung #|Vielen Dank, )/,
    orders: 'Bestellungen',
    steps: 'Schritte der Bestellung',
    empty: 'Ihr Warenkorb ist leer',
    noAnswer: 'Der Shop hat nicht geantwortet.',
    address: 'Lieferadresse',
    thanks: /^Vielen Dank, Ines/,
    logIn: 'Anmelden',
    gift: /^Als Geschenk verpacken/,
    giftCard: 'Als Geschenk verpackt, mit der Karte „Happy birthday!“',
    couponCode: 'Gutscheincode',
    home: 'Vereinigte Staaten',
    couponUsed: 'Dieser Gutschein wurde schon so oft eingelöst, wie er gilt.',
  },
};

/** Who orders in the journeys. The country first: it decides about the other fields of the address. */
export const shopper = {
  firstName: 'Ines',
  lastName: 'Calder',
  email: 'ines.calder@example.com',
  phone: '+1 555 010 0199',
  country: 'United States',
  street: 'Mill Lane 5',
  city: 'Dover',
  region: 'DE',
  postcode: '19901',
};

/** Puts one product into the cart, waits until it is stored, and opens the checkout. */
export async function openCheckout(page: Page, language: 'en' | 'de' = 'en'): Promise<void> {
  const { base, slug, addOnPage } = languages[language];
  await page.goto(`${base}/products/${slug}`);
  await page.getByRole('button', { name: addOnPage }).click();
  await expectStored(page, { [slug]: 1 });
  await page.goto(`${base}/checkout`);
  await expect(submitButton(page, language)).toBeVisible();
}

/** The button that orders, once it can act. */
export function submitButton(page: Page, language: 'en' | 'de' = 'en') {
  return page.getByRole('button', { name: new RegExp(`^${checkoutWords[language].submit} · `) });
}

/** A text field of the checkout, or the select of the country. */
export function field(page: Page, name: keyof typeof shopper | 'note', language: 'en' | 'de' = 'en') {
  const role = name === 'country' ? 'combobox' : 'textbox';
  return page.getByRole('main').getByRole(role, { name: new RegExp(`^${checkoutWords[language][name]}`) });
}

/** Fills in what a guest has to. */
export async function fillIn(page: Page, language: 'en' | 'de' = 'en'): Promise<void> {
  for (const [name, text] of Object.entries(shopper)) {
    const control = field(page, name as keyof typeof shopper, language);
    await (name === 'country' ? control.selectOption(text) : control.fill(text));
  }
}

/** The caller's own orders, as the API keeps them. */
export async function placedOrders(page: Page): Promise<{ id: string; totalPrice: number; note?: string }[]> {
  const answer = await page.request.get('/api/users/orders');
  const all = (await answer.json()) as { id: string; totalPrice: number; createdAt: string; note?: string }[];
  // Those of the sample are of 2020 to 2023.
  return all.filter(({ createdAt }) => createdAt > '2024');
}

/** Waits for the page of the order that was just placed, and gives its id. */
export async function expectPlaced(page: Page, language: 'en' | 'de' = 'en'): Promise<string> {
  const { base } = languages[language];
  await expect(page).toHaveURL(new RegExp(`${base}/orders/[0-9a-f-]{36}$`));
  await expect(page.getByRole('heading', { level: 1, name: checkoutWords[language].order })).toBeVisible();
  expect(await storedCart(page)).toEqual([]);
  return page.url().split('/').at(-1) ?? '';
}
