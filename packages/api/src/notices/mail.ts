import type { Mail, MailLanguage } from '../accounts/mailer.ts';
import { fillMail, folders, type MailText } from '../accounts/mails.ts';

/** Paragraphs of the mail; `{shop}` is the host of the shop, `{name}` the product. */
const texts: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Back in stock: {name}',
    text: [
      'Hello,',
      '{name} is back in stock at {shop}:',
      '{link}',
      'This is the only mail about it, and nothing is reserved. If you do not want any more mails of this kind, end them here:',
      '{stop}',
    ],
  },
  de: {
    subject: 'Wieder da: {name}',
    text: [
      'Guten Tag,',
      '{name} ist bei {shop} wieder vorrätig:',
      '{link}',
      'Dies ist die einzige Nachricht dazu, und nichts ist zurückgelegt. Wenn Sie keine solchen Nachrichten mehr möchten, beenden Sie sie hier:',
      '{stop}',
    ],
  },
};

/** Parts of the mail that vary. */
export interface StockMailParts {
  to: string;
  language: MailLanguage;
  /** Origin of the pages. */
  origin: string;
  /** Name of the product and the choice, by the catalog. */
  name: string;
  slug: string;
  /** Ends all notices of the address. */
  token: string;
}

/** Writes the mail about a product that is in stock again. */
export function writeStockMail({ to, language, origin, name, slug, token }: StockMailParts): Mail {
  const base = origin + folders[language];
  const link = `${base}/products/${encodeURIComponent(slug)}`;
  const stop = `${base}/stop-notices?token=${token}`;
  return {
    to,
    kind: 'back-in-stock',
    language,
    link,
    unsubscribe: stop,
    ...fillMail(texts[language], origin, { name, link, stop }),
  };
}
