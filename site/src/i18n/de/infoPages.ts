import type { InfoTexts } from '../en/infoPage';

/** The information pages in German. */
export const infoPages: InfoTexts = {
  '/about': {
    title: 'Über uns',
    description:
      'Marketrow ist eine Straße kleiner Shops: ein Warenkorb, eine Lieferung und auf jeder Artikelseite der Name des Verkäufers.',
    searchWords: 'marketrow unternehmen impressum',
    paragraphs: [
      'Marketrow ist eine Straße kleiner Shops. Jeder Shop bestimmt selbst, was er verkauft und zu welchem Preis; wir kümmern uns um Warenkorb, Kurier und Kasse.',
      'Jede Artikelseite nennt den Verkäufer: einen Shop mit Adresse und Telefonnummer oder Marketrow selbst. Der Preis auf der Karte ist der Preis im Warenkorb: Ein Nachlass wird einmal je Artikel abgezogen und später nicht wieder aufgeschlagen.',
      'Alles, was Sie hier sehen, sind Beispieldaten: Shops, Personen und Bewertungen sind erfunden.',
    ],
    action: { label: 'Alle Shops ansehen', url: '/shops' },
  },
  '/careers': {
    title: 'Karriere',
    description:
      'Arbeiten an der Straße: Kuriere, Hilfe in den Shops und die Menschen hinter der Software von Marketrow.',
    searchWords: 'jobs stellen arbeit',
    paragraphs: [
      'Eine Straße braucht Kuriere, Menschen, die Shops bei den ersten Schritten helfen, und Menschen, die die Software dahinter schreiben.',
      'Dies ist ein Demo-Shop, deshalb gibt es zurzeit keine offenen Stellen.',
      'Möchten Sie an der Software mitarbeiten? Dem Quelltext liegt eine Anleitung bei.',
    ],
  },
  '/app': {
    title: 'Die Straße in der Tasche',
    description:
      'Was die App von Marketrow können wird und wie Sie diesen Shop bis dahin auf Ihren Startbildschirm legen.',
    searchWords: 'app handy android ios',
    paragraphs: [
      'Die Apps gibt es noch in keinem Store. Ihre Links erscheinen später auf dieser Seite.',
      'Bis dahin genügt der Shop selbst: Öffnen Sie ihn auf dem Telefon und wählen Sie im Menü des Browsers „Zum Startbildschirm“, dann öffnet er sich ohne Adresszeile.',
      'Warenkorb und Merkliste bleiben 30 Tage auf dem Gerät, das Sie benutzen, ganz ohne Konto.',
    ],
    action: { label: 'Zum Geschenkeshop', url: '/gift-shop' },
  },
  '/corporate': {
    title: 'Firmen- und Großbestellungen',
    description:
      'Geschenke für ein ganzes Team oder Schlüssel für ein ganzes Büro: So funktionieren größere Bestellungen.',
    searchWords: 'firmenkunden großbestellung großhandel',
    paragraphs: [
      'Dreißig Schlüssel für dreißig Schreibtische oder hundert Päckchen vor den Feiertagen: Geben Sie die Menge im Warenkorb ein, bis zu 9.999 je Artikel; der Stückpreis bleibt gleich.',
      'Für ein Angebot darüber hinaus schreiben Sie dem Shop auf der Artikelseite. E-Mail-Adresse und Telefonnummer finden Sie dort unter „Shop“.',
      'Jeder Shop stellt seine eigene Rechnung. Die Bestellung hält sie zusammen, damit Ihre Buchhaltung eine Lieferung sieht.',
    ],
    action: { label: 'Alle Shops ansehen', url: '/shops' },
  },
  '/help': {
    title: 'Hilfe',
    description:
      'Kurze Antworten zu Warenkorb, Lieferung und Rückgabe bei Marketrow, und wen Sie fragen, wenn sie nicht reichen.',
    searchWords: 'kundendienst kontakt service fragen',
    paragraphs: [
      'Ihr Warenkorb bleibt 30 Tage auf diesem Gerät, ganz ohne Konto. Mit dem Plus auf einer Karte legen Sie einen Artikel hinein; die Menge ändern Sie auf der Karte, auf der Artikelseite oder im Warenkorb. Unter eins verschwindet die Zeile, und „Rückgängig“ holt sie zurück.',
      'Die Shops packen, sobald eine Bestellung eingeht. Die Lieferung ist bei jeder Bestellung kostenlos. In der Stadt ist der Kurier in 40 Minuten an der Tür; sonst kommt die Ware per Post. Möbel, Fahrzeuge und andere große Artikel bringt der Shop an einem vereinbarten Tag.',
      'Fragen Sie zuerst den Shop: Adresse, Telefonnummer und E-Mail finden Sie auf der Artikelseite unter „Shop“. Für alles andere finden Sie unsere Kontaktdaten am Fuß jeder Seite.',
    ],
    action: { label: 'Rückgabe und Erstattung', url: '/returns' },
  },
  '/track-order': {
    title: 'Bestellung verfolgen',
    description:
      'Wo Sie den Stand einer Bestellung sehen, was er bedeutet und wen Sie fragen, wenn es einmal zu lange dauert.',
    searchWords: 'sendungsverfolgung paket versand lieferung status',
    paragraphs: [
      'Ihre Bestellungen haben eine eigene Seite. Jede zeigt ihren Stand: eingegangen, bis ein Shop sie bestätigt hat, in Bearbeitung, solange sie gepackt und gebracht wird, geliefert mit Datum oder storniert.',
      'Ohne Kundenkonto bestellt? Bestellnummer und E-Mail-Adresse finden die Bestellung auf jedem Gerät.',
      'Dauert eine Bestellung länger als gedacht, fragen Sie den Shop, aus dem sie kommt: Adresse und Telefonnummer finden Sie auf der Artikelseite unter „Shop“. Unsere eigenen Kontaktdaten finden Sie am Fuß jeder Seite.',
    ],
    action: { label: 'Zu Ihren Bestellungen', url: '/orders' },
    secondAction: { label: 'Bestellung ohne Kundenkonto finden', url: '/find-order' },
  },
  '/returns': {
    title: 'Rückgabe und Erstattung',
    description: '30 Tage Zeit, etwas an den Shop zurückzugeben, aus dem es kam: ohne Grund und ohne Karton.',
    searchWords: 'retoure umtausch widerruf rückgabe erstattung garantie',
    paragraphs: [
      'Sie haben ab der Lieferung 30 Tage Zeit, etwas zurückzugeben. Sie brauchen weder einen Grund noch den Karton; der Kurier nimmt es mit.',
      'Der Shop erstattet, was Sie für den Artikel bezahlt haben, einschließlich des Nachlasses, sobald er es zurückhat. Frische Lebensmittel und Schnittblumen können nicht zurückgegeben werden; kommen sie in schlechtem Zustand an, schickt der Shop neue.',
      'Dies ist ein Demo-Shop: Eine Bestellung an seiner Kasse kostet nichts und wird nicht versandt, also gibt es nichts zurückzugeben.',
    ],
    action: { label: 'Hilfe', url: '/help' },
  },
  '/terms': {
    title: 'Allgemeine Geschäftsbedingungen',
    description: 'Die Bedingungen dieses Demo-Shops: Beispieldaten, kein Verkauf, keine Zahlung und kein Vertrag.',
    searchWords: 'agb recht',
    paragraphs: [
      'Dies ist eine Vorführung. Artikel, Preise, Shops, Personen und Bewertungen sind Beispieldaten. An der Kasse können Sie zum Ausprobieren bestellen: Die Bestellung erscheint danach unter Ihren Bestellungen, aber es fließt kein Geld, und nichts wird versandt. Weder durch die Nutzung der Seiten noch durch eine Bestellung kommt ein Vertrag zustande.',
      'Die Software steht unter der MIT-Lizenz. Die Bilder sind von Code gerendert und gezeichnet, einige nach lizenzierten Zeichnungen; die Hinweise liegen dem Quelltext bei.',
    ],
  },
  '/privacy': {
    title: 'Datenschutz',
    description:
      'Was dieser Shop speichert: Cookies für Warenkorb, Anmeldung und Bestellung, dazu Listen auf Ihrem eigenen Gerät. Kein Tracking.',
    searchWords: 'daten cookies dsgvo',
    paragraphs: [
      'Das Cookie „guestId“ entsteht, sobald Sie etwas in den Warenkorb legen. Es enthält eine Zufallszahl, gilt 30 Tage und lässt den Server Ihren Warenkorb wiederfinden. Der Server speichert die Zeilen dieses Warenkorbs und nichts über Sie.',
      'Bei der Anmeldung entstehen Cookies mit Zufallszahlen und dem Vermerk, dass Sie angemeldet sind, bei einer Bestellung eines, das nur vermerkt, dass in diesem Browser bestellt wurde. Der Server speichert eine Bestellung so, wie Sie sie aufgeben, mit Name und Adresse aus Ihrer Eingabe, und die Merkliste angemeldeter Kunden. Wechseln Sie die Sprache, merkt sich das Cookie „lang“ Ihre Wahl ein Jahr lang.',
      'Ihr Browser behält Ihre Merkliste, die Wahl zwischen hellem und dunklem Design, was Sie zuletzt angesehen und gesucht haben, Ihre Eingaben an der Kasse und noch nicht gespeicherte Änderungen am Warenkorb. Suchtexte werden für die Suche gesendet; alles andere bleibt dort, bis Sie sich anmelden, bestellen oder speichern.',
      'Es gibt kein Tracking, keine Werbung und keine Dritten: Jede Datei dieser Seiten kommt von diesem Server. Löschen Sie die Daten dieser Website im Browser, ist alles weg.',
    ],
  },
  '/accessibility': {
    title: 'Barrierefreiheit',
    description:
      'Die Erklärung zur Barrierefreiheit von Marketrow: Maßstab, Prüfung, bekannte Lücken und wie Sie eine Hürde melden.',
    searchWords: 'screenreader tastatur wcag',
    paragraphs: [
      'Die Seiten richten sich nach WCAG 2.2, Stufe AA, auf Deutsch und Englisch, im hellen und im dunklen Design und mit erzwungenen Farben. Sie lassen sich mit der Tastatur bedienen, bei 320 Pixeln Breite und ohne Animationen, wenn Ihr System weniger Bewegung wünscht.',
      'Vor jeder Veröffentlichung prüfen automatische Werkzeuge eine Seite jeder Art, die meistgenutzten Arten in beiden Designs und beiden Sprachen; den Weg vom Artikel bis zum Warenkorb prüfen wir mit der Tastatur.',
      'Bekannte Lücken: Noch nicht jede Vorlesesoftware wurde von Hand ausprobiert, und die Beschreibungen der Artikelbilder sind kurz.',
      'Wenn Ihnen etwas im Weg steht, schreiben Sie an die Adresse am Fuß der Seite und nennen Sie die Seite und Ihr Hilfsmittel. Diese Erklärung wurde zuletzt am 22. November 2026 geändert.',
    ],
  },
};
