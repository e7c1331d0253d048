import type { InfoPage } from './infoPage';

/** Terms, privacy and accessibility. */
export const legalPages: InfoPage[] = [
  {
    path: '/terms',
    en: {
      title: 'Terms and conditions',
      description:
        'The terms of this demonstration shop: sample data, no sale, no payment, and no contract with anybody.',
      paragraphs: [
        'This is a demonstration. Products, prices, shops, people and reviews are sample data. You can place an order in the checkout to see how it works: it is listed under your orders, but no money moves and nothing is sent. Neither using the pages nor placing an order makes a contract.',
        'The software is published under the MIT licence. The pictures are made by code from licensed drawings; the notices come with the source.',
        'A team that runs its own street replaces this page by its own terms before it sells anything.',
      ],
    },
    de: {
      title: 'Allgemeine Geschäftsbedingungen',
      description: 'Die Bedingungen dieses Vorführladens: Beispieldaten, kein Verkauf, keine Zahlung und kein Vertrag.',
      paragraphs: [
        'Dies ist eine Vorführung. Artikel, Preise, Shops, Personen und Bewertungen sind Beispieldaten. An der Kasse können Sie zum Ausprobieren bestellen: Die Bestellung steht danach unter Ihren Bestellungen, aber es fließt kein Geld, und nichts wird versandt. Weder durch die Nutzung der Seiten noch durch eine Bestellung kommt ein Vertrag zustande.',
        'Die Software steht unter der MIT-Lizenz. Die Bilder entstehen durch Code aus lizenzierten Zeichnungen; die Hinweise liegen dem Quelltext bei.',
        'Wer eine eigene Straße betreibt, ersetzt diese Seite durch die eigenen Bedingungen, bevor etwas verkauft wird.',
      ],
    },
  },
  {
    path: '/privacy',
    en: {
      title: 'Privacy policy',
      description:
        'What this shop stores: cookies for the cart, the login and an order, and lists on your own device. No tracking, no third parties.',
      paragraphs: [
        'The cookie "guestId" is set when you put something into the cart. It holds a random number, lives for 30 days and lets the server find your cart again. The server stores the lines of that cart and nothing about you.',
        'A login sets cookies that hold random numbers and the mark that you are logged in; an order sets one that only marks that this browser has ordered. The server stores an order as you placed it, with the name and the address that you entered, and the wishlist of a customer who is logged in.',
        'Your browser keeps your wishlist, your choice of a light or dark theme, what you looked at and searched for last, what you typed in the checkout, and changes to the cart that are not saved yet. What you search for is sent to find it; the rest stays there until you log in, order or save.',
        'There is no tracking, no advertising and no third party: every file of these pages comes from this server. Clear the data of this site in your browser, and everything is gone.',
      ],
    },
    de: {
      title: 'Datenschutz',
      description:
        'Was dieser Laden speichert: Cookies für Warenkorb, Anmeldung und Bestellung, dazu Listen auf Ihrem eigenen Gerät. Kein Tracking.',
      paragraphs: [
        'Das Cookie „guestId“ entsteht, sobald Sie etwas in den Warenkorb legen. Es enthält eine Zufallszahl, gilt 30 Tage und lässt den Server Ihren Warenkorb wiederfinden. Der Server speichert die Zeilen dieses Warenkorbs und nichts über Sie.',
        'Bei der Anmeldung entstehen Cookies mit Zufallszahlen und dem Vermerk, dass Sie angemeldet sind, bei einer Bestellung eines, das nur vermerkt, dass in diesem Browser bestellt wurde. Der Server speichert eine Bestellung so, wie Sie sie aufgeben, mit Name und Adresse aus Ihrer Eingabe, und die Merkliste angemeldeter Kunden.',
        'Ihr Browser behält Ihre Merkliste, die Wahl zwischen hellem und dunklem Design, was Sie zuletzt angesehen und gesucht haben, Ihre Eingaben an der Kasse und noch nicht gespeicherte Änderungen am Warenkorb. Suchtexte werden für die Suche gesendet; alles andere bleibt dort, bis Sie sich anmelden, bestellen oder speichern.',
        'Es gibt kein Tracking, keine Werbung und keine Dritten: Jede Datei dieser Seiten kommt von diesem Server. Löschen Sie die Daten dieser Website im Browser, ist alles weg.',
      ],
    },
  },
  {
    path: '/accessibility',
    en: {
      title: 'Accessibility',
      description:
        'The accessibility statement of Marketrow: the standard it aims at, how it is checked, known gaps and how to report one.',
      paragraphs: [
        'The pages aim at WCAG 2.2, level AA, in English and German, in the light and the dark theme and in forced colours. They work with a keyboard, at 320 pixels of width and without animation if you ask your system for less motion.',
        'One page of each kind is checked by automatic tools before each release, the most used kinds in both themes and both languages, and the main path from a product to the cart by keyboard.',
        'Known gaps: the pages have not been tried by hand with every screen reader yet, and descriptions of product pictures are short.',
        'If something stands in your way, write to the address at the foot of the page and say which page and which tool you used. This statement was last changed on 22 November 2026.',
      ],
    },
    de: {
      title: 'Barrierefreiheit',
      description:
        'Die Erklärung zur Barrierefreiheit von Marketrow: Maßstab, Prüfung, bekannte Lücken und wie Sie eine Hürde melden.',
      paragraphs: [
        'Die Seiten richten sich nach WCAG 2.2, Stufe AA, auf Deutsch und Englisch, im hellen und im dunklen Design und mit erzwungenen Farben. Sie lassen sich mit der Tastatur bedienen, bei 320 Pixeln Breite und ohne Animationen, wenn Ihr System weniger Bewegung wünscht.',
        'Vor jeder Veröffentlichung prüfen automatische Werkzeuge eine Seite jeder Art, die meistgenutzten Arten in beiden Designs und beiden Sprachen; den Weg vom Artikel bis zum Warenkorb prüfen wir mit der Tastatur.',
        'Bekannte Lücken: Noch nicht jede Vorlesesoftware wurde von Hand ausprobiert, und die Beschreibungen der Artikelbilder sind kurz.',
        'Wenn Ihnen etwas im Weg steht, schreiben Sie an die Adresse am Fuß der Seite und nennen Sie die Seite und Ihr Hilfsmittel. Diese Erklärung wurde zuletzt am 22. November 2026 geändert.',
      ],
    },
  },
];
