import type { KitLabels } from './KitLabels';

export type { KitLabels } from './KitLabels';

// Words that stand in other components as well: translated once.
const Price = {
  price: 'Preis',
  originalPrice: 'Ursprünglicher Preis',
  save: '{percent} gespart',
  saving: 'Sie sparen {amount}',
} satisfies KitLabels['Price'];

const Carousel = {
  carousel: 'Karussell',
  slide: 'Folie',
  position: '{number} von {count}',
  stop: 'Wechsel anhalten',
  start: 'Wechsel starten',
  previous: 'Vorherige Folie',
  next: 'Nächste Folie',
} satisfies KitLabels['Carousel'];

const QuantitySelector = {
  quantity: 'Menge von {item}',
  decrease: 'Menge von {item} verringern',
  increase: 'Menge von {item} erhöhen',
  spoken: 'Menge {quantity}',
} satisfies KitLabels['QuantitySelector'];

const Rating = {
  summary: 'Bewertet mit {value} von {max}',
  reviews: { one: '{count} Bewertung', other: '{count} Bewertungen' },
  unrated: 'Noch keine Bewertungen',
} satisfies KitLabels['Rating'];

/** The German words of every component: `<Price labels={de.Price} locale="de-DE" … />`. */
export const de = {
  AppBanner: { playStore: 'Jetzt bei', appStore: 'Laden im' },
  BottomNav: {
    navigation: 'Untere Leiste',
    cart: { zero: '{title}', one: '{title}, {count} Artikel', other: '{title}, {count} Artikel' },
  },
  Breadcrumbs: { navigation: 'Brotkrümelpfad' },
  Carousel,
  CarouselStrip: { previous: 'Zurück: {label}', next: 'Weiter: {label}' },
  CartLineItem: {
    each: 'je {price}',
    sum: 'Summe',
    originalSum: 'Ursprünglicher Preis',
    remove: '{item} entfernen',
    quantity: QuantitySelector,
  },
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
  Hero: { ...Carousel, highlights: 'Höhepunkte' },
  Logo: { home: '{name}, Startseite' },
  OrderSummary: {
    heading: 'Bestellübersicht',
    shipping: 'Expressversand',
    free: 'Kostenlos',
    total: 'Gesamt',
    saving: 'Sie sparen insgesamt',
  },
  Pagination: {
    navigation: 'Seiten',
    page: 'Seite {page}',
    previous: 'Zurück',
    previousPage: 'Zurück zur vorigen Seite',
    next: 'Weiter',
    nextPage: 'Weiter zur nächsten Seite',
  },
  Price,
  ProductCard: {
    add: '{item} in den Warenkorb legen',
    wish: '{item} auf die Merkliste setzen',
    discount: '{percent} Rabatt',
    new: 'Neu',
    unit: 'pro {unit}',
    colors: { one: '{count} Farbe', other: '{count} Farben' },
    colorNames: 'Farben: {names}',
    added: '{item} liegt im Warenkorb',
    removed: '{item} entfernt',
    price: Price,
    rating: Rating,
    quantity: QuantitySelector,
  },
  ProductGallery: {
    gallery: 'Bilder von {item}',
    picture: '{item}, Bild {number} von {count}',
    show: 'Bild {number} von {count}',
    enlarge: 'Vergrößern',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    close: 'Schließen',
  },
  QuantitySelector,
  Rating,
  SectionHeader: { more: 'Alle ansehen', moreName: 'Alle ansehen: {title}' },
  ServiceList: { list: 'Unsere Leistungen' },
  ShopCard: { products: { one: '{count} Produkt', other: '{count} Produkte' }, rating: Rating },
  TestimonialList: { list: 'Kundenstimmen', rating: Rating },
  TextField: { showPassword: 'Passwort anzeigen', hidePassword: 'Passwort verbergen' },
  TopBar: { region: 'Hinweis', languages: 'Sprache', social: 'Folgen Sie uns' },
} satisfies KitLabels;
