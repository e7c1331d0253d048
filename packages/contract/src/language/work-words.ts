import { byLanguage } from './by-language.ts';

/** Texts of the tables of administrators and sellers. */
interface WorkWords {
  /** Titles of the dashboard's cards, by id. */
  cards: Readonly<Record<string, string>>;
  /** Messages beside a decision on a payout request. Rejections take turns. */
  payout: { accepted: string; processing: string; rejected: readonly [string, ...string[]] };
}

const en: WorkWords = {
  cards: {
    orders: 'Orders',
    'sold-items': 'Sold items',
    'gross-sale': 'Gross sale',
    'average-order': 'Average order',
    commission: 'Commission',
    'new-customers': 'New customers',
    cancelled: 'Canceled orders',
  },
  payout: {
    accepted: 'Paid to the account ending 4410',
    processing: 'With the bank since this morning',
    rejected: [
      'The account ended in 4401. Please correct it and ask again',
      'Asked before the month was closed. Please wait a day',
      'The name on the account is not the name of the shop',
    ],
  },
};

const de: WorkWords = {
  cards: {
    orders: 'Bestellungen',
    'sold-items': 'Verkaufte Artikel',
    'gross-sale': 'Bruttoumsatz',
    'average-order': 'Durchschnittlicher Bestellwert',
    commission: 'Provision',
    'new-customers': 'Neue Kunden',
    cancelled: 'Stornierte Bestellungen',
  },
  payout: {
    accepted: 'Auf das Konto mit der Endung 4410 überwiesen',
    processing: 'Seit heute Morgen bei der Bank',
    rejected: [
      'Das Konto endete auf 4401. Bitte berichtigen und neu anfordern',
      'Vor dem Monatsabschluss angefordert. Bitte einen Tag warten',
      'Das Konto läuft nicht auf den Namen des Shops',
    ],
  },
};

const words: Readonly<Record<string, WorkWords>> = { en, de };

/** Returns the texts of those tables in a language such as `de` or `de-AT`; English for an unknown one. */
export function workWordsOf(language: string): WorkWords {
  return byLanguage(words, language) ?? en;
}
