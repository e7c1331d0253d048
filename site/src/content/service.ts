import type { InfoPage } from './infoPage';

/** Pages of the customer service. */
export const servicePages: InfoPage[] = [
  {
    path: '/plug-in-checkout',
    en: {
      title: 'How a team plugs in its checkout',
      description: 'Where a team that installs Marketrow puts its own checkout, and what it is handed from the cart.',
      paragraphs: [
        'Payment differs from shop to shop, so the checkout takes a provider of your own: an object with a name, a text and a function that takes the money.',
        'In the code that is the "providers" prop of the component CheckoutForm, with the type PaymentProvider. The demo gives it one that moves no money. The order itself is made by the server from the stored cart, once for each key.',
        'Check prices again on your server before you charge them: what a browser sends is a claim. The part of a line\u2019s id before the first "~" is the id of the product in the catalogue.',
      ],
      action: { label: 'Back to the cart', url: '/cart' },
    },
    de: {
      title: 'So schließt ein Team die eigene Kasse an',
      description:
        'Wo ein Team, das Marketrow einsetzt, die eigene Kasse einbaut und was sie aus dem Warenkorb erhält.',
      paragraphs: [
        'Die Zahlung ist von Shop zu Shop verschieden; deshalb nimmt die Kasse einen eigenen Anbieter an: ein Objekt mit einem Namen, einem Text und einer Funktion, die das Geld einzieht.',
        'Im Code ist das die Eigenschaft „providers“ der Komponente CheckoutForm mit dem Typ PaymentProvider. Die Demo gibt ihr einen Anbieter, der kein Geld bewegt. Die Bestellung selbst macht der Server aus dem gespeicherten Warenkorb, einmal je Schlüssel.',
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
      description:
        'Where the progress of an order is shown, what its states mean, and whom to ask when one takes too long.',
      paragraphs: [
        'Your orders stand on a page of their own. Each shows how far it is: pending until a shop has confirmed it, processing while it is packed and carried, delivered with the date, or cancelled.',
        'If an order takes longer than it should, ask the shop it comes from: its address and telephone number stand on the page of every product. Our own contact details stand at the foot of every page.',
      ],
      action: { label: 'To your orders', url: '/orders' },
    },
    de: {
      title: 'Bestellung verfolgen',
      description:
        'Wo Sie den Stand einer Bestellung sehen, was er bedeutet und wen Sie fragen, wenn es einmal zu lange dauert.',
      paragraphs: [
        'Ihre Bestellungen stehen auf einer eigenen Seite. Jede zeigt ihren Stand: offen, bis ein Shop sie bestätigt hat, in Arbeit, solange sie gepackt und gebracht wird, zugestellt mit Datum oder storniert.',
        'Dauert eine Bestellung länger als gedacht, fragen Sie den Shop, aus dem sie kommt: Adresse und Telefonnummer stehen auf jeder Artikelseite. Unsere eigenen Kontaktdaten finden Sie am Fuß jeder Seite.',
      ],
      action: { label: 'Zu Ihren Bestellungen', url: '/orders' },
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
        'This is a demonstration shop: an order placed in its checkout costs nothing and is not sent, so there is nothing to send back. A team that runs its own street puts its own terms here.',
      ],
      action: { label: 'Help centre', url: '/help' },
    },
    de: {
      title: 'Rückgabe und Erstattung',
      description: '30 Tage Zeit, etwas an den Shop zurückzugeben, aus dem es kam: ohne Grund und ohne Karton.',
      paragraphs: [
        'Sie haben ab der Lieferung 30 Tage Zeit, etwas zurückzugeben. Sie brauchen weder einen Grund noch den Karton; der Kurier nimmt es mit.',
        'Der Shop erstattet, was Sie für das Stück bezahlt haben, einschließlich des Nachlasses, sobald er es zurückhat. Frische Lebensmittel und Schnittblumen können nicht zurückgegeben werden; kommen sie in schlechtem Zustand an, schickt der Shop neue.',
        'Dies ist ein Vorführladen: Eine Bestellung an seiner Kasse kostet nichts und wird nicht versandt, also gibt es nichts zurückzugeben. Wer eine eigene Straße betreibt, setzt hier die eigenen Bedingungen ein.',
      ],
      action: { label: 'Hilfe', url: '/help' },
    },
  },
];
