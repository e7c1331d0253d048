import type { KitLabels } from './KitLabels';

export type { KitLabels } from './KitLabels';

/** The German words of every component: `<Price labels={de.Price} locale="de-DE" … />`. */
export const de = {
  AppBanner: { playStore: 'Jetzt bei', appStore: 'Laden im' },
  BottomNav: {
    navigation: 'Untere Leiste',
    cart: { zero: '{title}', one: '{title}, {count} Artikel', other: '{title}, {count} Artikel' },
  },
  Breadcrumbs: { navigation: 'Brotkrümelpfad' },
  CategoryGrid: { products: { one: '{count} Produkt', other: '{count} Produkte' }, all: 'Alles' },
  DealTag: { lead: 'Heute bis zu', action: 'Zu den Angeboten' },
  Footer: {
    playStore: 'Jetzt bei',
    appStore: 'Laden im',
    home: '{name}, Startseite',
    navigation: 'Fußzeile',
    about: 'Über uns',
    customerService: 'Kundenservice',
    contact: 'Kontakt',
    social: 'Folgen Sie uns',
    darkTheme: 'Dunkles Design',
  },
  Header: {
    home: '{name}, Startseite',
    search: 'Suche',
    searchPlaceholder: 'Produkte, Shops, Marken suchen',
    searchCategory: 'Kategorie',
    searchSubmit: 'Suchen',
    darkTheme: 'Dunkles Design',
    account: 'Konto',
    wishlist: { zero: 'Merkliste', one: 'Merkliste, {count} Artikel', other: 'Merkliste, {count} Artikel' },
    cart: { zero: 'Warenkorb', one: 'Warenkorb, {count} Artikel', other: 'Warenkorb, {count} Artikel' },
    navigation: 'Hauptmenü',
    allCategories: 'Alle Kategorien',
  },
  Logo: { home: '{name}, Startseite' },
  Price: {
    price: 'Preis',
    originalPrice: 'Ursprünglicher Preis',
    save: '{percent} gespart',
    saving: 'Sie sparen {amount}',
  },
  Rating: {
    summary: 'Bewertet mit {value} von {max}',
    reviews: { one: '{count} Bewertung', other: '{count} Bewertungen' },
    unrated: 'Noch keine Bewertungen',
  },
  SectionHeader: { more: 'Alle ansehen', moreName: 'Alle ansehen: {title}' },
  ServiceList: { list: 'Unsere Leistungen' },
  ShopCard: { products: { one: '{count} Produkt', other: '{count} Produkte' } },
  TestimonialList: { list: 'Kundenstimmen' },
  TextField: { showPassword: 'Passwort anzeigen', hidePassword: 'Passwort verbergen' },
  TopBar: { region: 'Hinweis', languages: 'Sprache', social: 'Folgen Sie uns' },
} satisfies KitLabels;
