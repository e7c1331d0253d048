import type { InfoPage } from './infoPage';

/** Pages about the marketplace. */
export const aboutPages: InfoPage[] = [
  {
    path: '/about',
    en: {
      title: 'About us',
      description:
        'Marketrow is a street of small shops: one basket, one delivery, and a shop you can name behind every product.',
      paragraphs: [
        'Marketrow is one street of small shops. Each shop chooses what it sells and at what price; we carry the basket, the rider and the till.',
        'Every product names the shop it comes from, with its address and telephone number. The price on the card is the price in the cart: a reduction is taken off once, for each piece, and never added back later.',
        'Everything you see here is sample data. Marketrow is a kit that teams install to build their own street; the shops, people and reviews are made up.',
      ],
      action: { label: 'See all shops', url: '/shops' },
    },
    de: {
      title: 'Über uns',
      description:
        'Marketrow ist eine Straße kleiner Läden: ein Warenkorb, eine Lieferung und hinter jedem Artikel ein Shop mit Namen.',
      paragraphs: [
        'Marketrow ist eine Straße kleiner Läden. Jeder Shop bestimmt selbst, was er verkauft und zu welchem Preis; wir kümmern uns um Warenkorb, Kurier und Kasse.',
        'Jeder Artikel nennt den Shop, aus dem er kommt, mit Adresse und Telefonnummer. Der Preis auf der Karte ist der Preis im Warenkorb: Ein Nachlass wird einmal je Stück abgezogen und später nicht wieder aufgeschlagen.',
        'Alles, was Sie hier sehen, sind Beispieldaten. Marketrow ist ein Baukasten, mit dem Teams ihre eigene Straße bauen; Shops, Personen und Bewertungen sind erfunden.',
      ],
      action: { label: 'Alle Shops ansehen', url: '/shops' },
    },
  },
  {
    path: '/careers',
    en: {
      title: 'Careers',
      description: 'Work on the street: riders, shop helpers and the people who build the software behind Marketrow.',
      paragraphs: [
        'A street needs riders, people who help shops onto it, and people who write the software that holds it together.',
        'This is a demonstration shop, so there is no open position behind this page. A team that runs its own street lists its positions here.',
        'If you would like to help with the kit itself, its source comes with a guide for contributors: how to add a component, how to run the tests, how a release is cut.',
      ],
    },
    de: {
      title: 'Karriere',
      description: 'Arbeiten an der Straße: Kuriere, Ladenhelfer und die Menschen hinter der Software von Marketrow.',
      paragraphs: [
        'Eine Straße braucht Kuriere, Menschen, die Läden bei den ersten Schritten helfen, und Menschen, die die Software dahinter schreiben.',
        'Dies ist ein Vorführladen, deshalb steht hinter dieser Seite keine offene Stelle. Wer eine eigene Straße betreibt, schreibt seine Stellen hier aus.',
        'Möchten Sie am Baukasten selbst mitarbeiten? Dem Quelltext liegt eine Anleitung bei: wie eine Komponente dazukommt, wie die Tests laufen und wie eine Version entsteht.',
      ],
    },
  },
  {
    path: '/app',
    en: {
      title: 'The street, in your pocket',
      description:
        'What the Marketrow app will do, and how to put this shop on the home screen of your phone until then.',
      paragraphs: [
        'The apps are not in the stores yet. This page is where their links will stand, so that no button leads nowhere.',
        'Until then the shop itself works as one: open it on your phone, choose "Add to home screen" in the menu of your browser, and it opens without the address bar.',
        'Cart and wishlist stay on the device you use, for 30 days, without an account.',
      ],
      action: { label: 'To the gift shop', url: '/gift-shop' },
    },
    de: {
      title: 'Die Straße in der Tasche',
      description:
        'Was die App von Marketrow können wird und wie Sie diesen Laden bis dahin auf Ihren Startbildschirm legen.',
      paragraphs: [
        'Die Apps liegen noch in keinem Store. Hier werden ihre Links stehen; so führt keine Schaltfläche ins Leere.',
        'Bis dahin genügt der Laden selbst: Öffnen Sie ihn auf dem Telefon und wählen Sie im Menü des Browsers „Zum Startbildschirm“, dann öffnet er sich ohne Adresszeile.',
        'Warenkorb und Merkliste bleiben 30 Tage auf dem Gerät, das Sie benutzen, ganz ohne Konto.',
      ],
      action: { label: 'Zum Geschenkeladen', url: '/gift-shop' },
    },
  },
  {
    path: '/corporate',
    en: {
      title: 'Corporate and bulk purchasing',
      description: 'Gifts for a whole team or keys for a whole office: how larger orders work on Marketrow.',
      paragraphs: [
        'Thirty keys for thirty desks, or one hundred boxes before the holidays: put the number into the cart, up to 9,999 of a kind, and the price of each piece stays the same.',
        'For an offer on more than that, write to the shop on the product page. Its mail address and telephone number stand under "Shop".',
        'Each shop writes its own invoice. The order keeps them together, so that your bookkeeping sees one delivery.',
      ],
      action: { label: 'See all shops', url: '/shops' },
    },
    de: {
      title: 'Firmen- und Großbestellungen',
      description:
        'Geschenke für ein ganzes Team oder Schlüssel für ein ganzes Büro: So funktionieren größere Bestellungen.',
      paragraphs: [
        'Dreißig Schlüssel für dreißig Schreibtische oder hundert Päckchen vor den Feiertagen: Geben Sie die Menge im Warenkorb ein, bis zu 9.999 je Artikel; der Stückpreis bleibt gleich.',
        'Für ein Angebot darüber hinaus schreiben Sie dem Shop auf der Artikelseite. E-Mail-Adresse und Telefonnummer stehen dort unter „Shop“.',
        'Jeder Shop stellt seine eigene Rechnung. Die Bestellung hält sie zusammen, damit Ihre Buchhaltung eine Lieferung sieht.',
      ],
      action: { label: 'Alle Shops ansehen', url: '/shops' },
    },
  },
];
