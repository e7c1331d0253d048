import type { InfoPage } from './infoPage';

/** Pages of the customer service. */
export const servicePages: InfoPage[] = [
  {
    path: '/plug-in-checkout',
    en: {
      title: 'How a team plugs in its checkout',
      description: 'Where a team that installs Marketrow puts its own checkout, and what it is handed from the cart.',
      paragraphs: [
        'Marketrow ends at the cart. Payment, addresses and taxes differ from shop to shop, so the order summary has a place for an action of your own: a link, a button, a whole form.',
        'In the code that place is the "action" prop of the component OrderSummary; the cart page of this shop fills it with the sentence that brought you here. What is in the cart is read from the cart client: "getState().items" has every line with its product, its price for one piece and its quantity.',
        'Check prices again on your server before you charge them: what a browser sends is a claim. The part of a line\u2019s id before the first "~" is the id of the product in the catalogue.',
      ],
      action: { label: 'Back to the cart', url: '/cart' },
    },
    de: {
      title: 'So schließt ein Team die eigene Kasse an',
      description:
        'Wo ein Team, das Marketrow einsetzt, die eigene Kasse einbaut und was sie aus dem Warenkorb erhält.',
      paragraphs: [
        'Marketrow endet am Warenkorb. Zahlung, Adressen und Steuern sind von Shop zu Shop verschieden; deshalb hat die Bestellübersicht einen Platz für eine eigene Aktion: einen Link, eine Schaltfläche oder ein ganzes Formular.',
        'Im Code ist das die Eigenschaft „action“ der Komponente OrderSummary; die Warenkorbseite dieses Shops füllt sie mit dem Satz, der Sie hierher geführt hat. Den Inhalt liefert der Cart-Client: „getState().items“ enthält jede Zeile mit Artikel, Stückpreis und Menge.',
        'Prüfen Sie die Preise auf Ihrem Server, bevor Sie abrechnen: Was ein Browser sendet, ist nur eine Behauptung. Der Teil der Zeilen-ID vor dem ersten „~“ ist die ID des Artikels im Katalog.',
      ],
      action: { label: 'Zurück zum Warenkorb', url: '/cart' },
    },
  },
  {
    path: '/help',
    en: {
      title: 'Help centre',
      description:
        'Short answers about carts, deliveries and returns on Marketrow, and who to ask when they do not help.',
      paragraphs: [
        'Your cart is kept for 30 days on this device, without an account. Press plus on a card to put one piece in; set the number on the card, on the product page or in the cart. Below one, the line goes away, and Undo brings it back.',
        'Shops pack as soon as an order rings. Express is free in this demo, and the rider is at your door within 40 minutes.',
        'Ask the shop first: its address, telephone number and mail stand on every product page under "Shop". For anything else, our contact details stand at the foot of every page.',
      ],
      action: { label: 'Returns and refunds', url: '/returns' },
    },
    de: {
      title: 'Hilfe',
      description:
        'Kurze Antworten zu Warenkorb, Lieferung und Rückgabe bei Marketrow, und wen Sie fragen, wenn sie nicht reichen.',
      paragraphs: [
        'Ihr Warenkorb bleibt 30 Tage auf diesem Gerät, ganz ohne Konto. Mit dem Plus auf einer Karte legen Sie ein Stück hinein; die Menge ändern Sie auf der Karte, auf der Artikelseite oder im Warenkorb. Unter eins verschwindet die Zeile, und „Rückgängig“ holt sie zurück.',
        'Die Shops packen, sobald eine Bestellung eingeht. Express kostet in dieser Demo nichts, und der Kurier steht in 40 Minuten vor der Tür.',
        'Fragen Sie zuerst den Shop: Adresse, Telefonnummer und E-Mail stehen auf jeder Artikelseite unter „Shop“. Für alles andere finden Sie unsere Kontaktdaten am Fuß jeder Seite.',
      ],
      action: { label: 'Rückgabe und Erstattung', url: '/returns' },
    },
  },
  {
    path: '/track-order',
    en: {
      title: 'Track your order',
      description: 'Where the progress of an order will be shown, and how to ask for it until accounts are there.',
      paragraphs: [
        'Orders belong to accounts, and accounts come with the next release of this demo. This page will then show where each parcel is: pending, processing or delivered.',
        'Until then there is no checkout in this shop, so there is nothing to track. Your cart, on the other hand, is safe: it is stored in a database and comes back after a reload.',
      ],
      action: { label: 'To your cart', url: '/cart' },
    },
    de: {
      title: 'Bestellung verfolgen',
      description:
        'Wo künftig der Stand einer Bestellung gezeigt wird, und was Sie bis zur Einführung der Konten tun können.',
      paragraphs: [
        'Bestellungen gehören zu Konten, und Konten kommen mit der nächsten Version dieser Demo. Dann zeigt diese Seite, wo jedes Paket ist: offen, in Arbeit oder zugestellt.',
        'Bis dahin hat dieser Shop keine Kasse, also gibt es nichts zu verfolgen. Ihr Warenkorb ist trotzdem sicher: Er liegt in einer Datenbank und ist nach dem Neuladen wieder da.',
      ],
      action: { label: 'Zum Warenkorb', url: '/cart' },
    },
  },
  {
    path: '/returns',
    en: {
      title: 'Returns and refunds',
      description: '30 days to send something back to the shop it came from, without a reason and without the box.',
      paragraphs: [
        'You have 30 days from the delivery to send something back. You need no reason and no box; the rider takes it along.',
        'The shop refunds what you paid for the piece, reduction included, as soon as it has it back. Fresh food and cut flowers cannot go back; if they arrive in poor shape, the shop sends new ones.',
        'This is a demonstration shop: nothing is sold here, so nothing can be returned yet. A team that runs its own street puts its own terms here.',
      ],
      action: { label: 'Help centre', url: '/help' },
    },
    de: {
      title: 'Rückgabe und Erstattung',
      description: '30 Tage Zeit, etwas an den Shop zurückzugeben, aus dem es kam: ohne Grund und ohne Karton.',
      paragraphs: [
        'Sie haben ab der Lieferung 30 Tage Zeit, etwas zurückzugeben. Sie brauchen weder einen Grund noch den Karton; der Kurier nimmt es mit.',
        'Der Shop erstattet, was Sie für das Stück bezahlt haben, einschließlich des Nachlasses, sobald er es zurückhat. Frische Lebensmittel und Schnittblumen können nicht zurückgegeben werden; kommen sie in schlechtem Zustand an, schickt der Shop neue.',
        'Dies ist ein Vorführladen: Hier wird nichts verkauft, also kann noch nichts zurückgegeben werden. Wer eine eigene Straße betreibt, setzt hier die eigenen Bedingungen ein.',
      ],
      action: { label: 'Hilfe', url: '/help' },
    },
  },
];
