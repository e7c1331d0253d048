import { lineName } from '@marketrow/contract';
import type { Order } from '@marketrow/contract/schemas';
import type { Mail, MailLanguage } from '../accounts/mailer.ts';
import { fillMail, folders, type MailText } from '../accounts/mails.ts';

/** Paragraphs of the mail. No name, address or note: a stranger who orders with this email could write any text. */
const texts: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Your order #{number}',
    text: [
      'Hello,',
      'Thank you for your order #{number} at {shop}:',
      '{lines}',
      'Total: {total}',
      'See how far it is:',
      '{link}',
      'On another device than the one you ordered with, an order without an account is found by its number and your email.',
    ],
  },
  de: {
    subject: 'Ihre Bestellung #{number}',
    text: [
      'Guten Tag,',
      'vielen Dank für Ihre Bestellung #{number} bei {shop}:',
      '{lines}',
      'Gesamt: {total}',
      'So weit ist sie:',
      '{link}',
      'Auf einem anderen Gerät als dem, mit dem Sie bestellt haben, finden Sie eine Bestellung ohne Kundenkonto mit der Nummer und Ihrer E-Mail-Adresse.',
    ],
  },
};

/** Parts of the mail that vary. */
export interface OrderMailParts {
  order: Order;
  language: MailLanguage;
  /** Origin of the pages. */
  origin: string;
  /** ISO 4217 code of the prices. */
  currency: string;
}

/** Writes the mail that confirms an order. That of a guest links to the look-up, which works on every device. */
export function writeOrderMail({ order, language, origin, currency }: OrderMailParts): Mail {
  const { id, items, discount, coupon, totalPrice, users } = order;
  const path = users.id === id ? '/find-order' : `/orders/${id}`;
  // eslint-disable-next-line no-restricted-syntax -- one formatter for one mail
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  const lines = items.map(
    ({ product_name: name, variant, product_quantity: quantity, product_price: price }) =>
      `${String(quantity)} × ${lineName(name, variant)}: ${money.format(quantity * price)}`,
  );
  if (coupon) lines.push(`${coupon.code}: ${money.format(-discount)}`);
  const link = origin + folders[language] + path;
  const values = { number: id.slice(0, 8), lines: lines.join('\n'), total: money.format(totalPrice), link };
  return { to: users.email, kind: 'order-placed', language, link, ...fillMail(texts[language], origin, values) };
}
