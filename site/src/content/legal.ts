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
        'This is a demonstration. Products, prices, shops, people and reviews are sample data, and nothing can be bought. Using the pages makes no contract.',
        'The software is published under the MIT licence. The pictures are made by code from licensed drawings; the notices come with the source.',
        'A team that runs its own street replaces this page by its own terms before it sells anything.',
      ],
    },
    de: {
      title: 'Allgemeine Geschäftsbedingungen',
      description: 'Die Bedingungen dieses Vorführladens: Beispieldaten, kein Verkauf, keine Zahlung und kein Vertrag.',
      paragraphs: [
        'Dies ist eine Vorführung. Artikel, Preise, Shops, Personen und Bewertungen sind Beispieldaten, und nichts kann gekauft werden. Durch die Nutzung der Seiten kommt kein Vertrag zustande.',
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
        'What this shop stores: one cookie for the cart, a wishlist and a theme on your device. No tracking, no third parties.',
      paragraphs: [
        'The shop sets one cookie, "guestId", when you put something into the cart. It holds a random number, lives for 30 days and lets the server find your cart again. The server stores the lines of that cart and nothing about you.',
        'Your wishlist, your choice of a light or dark theme and changes to the cart that are not saved yet stay in the storage of your browser. They are not sent anywhere.',
        'There is no tracking, no advertising and no third party: every file of these pages comes from this server. Clear the data of this site in your browser, and everything is gone.',
      ],
    },
    de: {
      title: 'Datenschutz',
      description:
        'Was dieser Laden speichert: ein Cookie für den Warenkorb, Merkliste und Farbwahl auf Ihrem Gerät. Kein Tracking.',
      paragraphs: [
        'Der Laden setzt ein Cookie namens „guestId“, sobald Sie etwas in den Warenkorb legen. Es enthält eine Zufallszahl, gilt 30 Tage und lässt den Server Ihren Warenkorb wiederfinden. Der Server speichert die Zeilen dieses Warenkorbs und nichts über Sie.',
        'Ihre Merkliste, die Wahl zwischen hellem und dunklem Design und noch nicht gespeicherte Änderungen am Warenkorb bleiben im Speicher Ihres Browsers. Sie werden nirgendwohin gesendet.',
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
        'Every page is checked by automatic tools in both themes and both languages before each release, and the main path from a product to the cart by keyboard.',
        'Known gaps: the pages have not been tried by hand with every screen reader yet, and descriptions of product pictures are short.',
        'If something stands in your way, write to the address at the foot of the page and say which page and which tool you used. This statement was last changed on 20 November 2026.',
      ],
    },
    de: {
      title: 'Barrierefreiheit',
      description:
        'Die Erklärung zur Barrierefreiheit von Marketrow: Maßstab, Prüfung, bekannte Lücken und wie Sie eine Hürde melden.',
      paragraphs: [
        'Die Seiten richten sich nach WCAG 2.2, Stufe AA, auf Deutsch und Englisch, im hellen und im dunklen Design und mit erzwungenen Farben. Sie lassen sich mit der Tastatur bedienen, bei 320 Pixeln Breite und ohne Animationen, wenn Ihr System weniger Bewegung wünscht.',
        'Vor jeder Veröffentlichung prüfen automatische Werkzeuge jede Seite in beiden Designs und beiden Sprachen; den Weg vom Artikel bis zum Warenkorb prüfen wir mit der Tastatur.',
        'Bekannte Lücken: Noch nicht jede Vorlesesoftware wurde von Hand ausprobiert, und die Beschreibungen der Artikelbilder sind kurz.',
        'Wenn Ihnen etwas im Weg steht, schreiben Sie an die Adresse am Fuß der Seite und nennen Sie die Seite und Ihr Hilfsmittel. Diese Erklärung wurde zuletzt am 20. November 2026 geändert.',
      ],
    },
  },
];
