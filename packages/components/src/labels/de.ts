/* German strings of every component, by component name. Components that reuse the strings of another come last. */
import type { Translation } from './Labels.js';

const draftedForm = {
  pending: 'Wird gespeichert …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  cancel: 'Abbrechen',
  unsaved: 'Es gibt ungespeicherte Änderungen.',
  kept: 'Ungespeicherte Änderungen bleiben auf diesem Gerät, neue Bilder nicht.',
  restored: 'Ihre ungespeicherten Änderungen sind wieder da.',
  discard: 'Änderungen verwerfen',
  failedText: 'Bitte versuchen Sie es noch einmal. Ihre Eingaben sind noch da.',
};

export const AddressCard: Translation<'AddressCard'> = {
  edit: 'Bearbeiten',
  editName: 'Bearbeiten: {title}',
  remove: 'Entfernen',
  removeName: 'Entfernen: {title}',
};

export const AddressForm: Translation<'AddressForm'> = {
  title: 'Name dieser Adresse',
  titleHint: 'Zum Beispiel Zuhause oder Büro.',
  street: 'Straße und Hausnummer',
  city: 'Ort',
  country: 'Land',
  countryPlaceholder: 'Land auswählen',
  line2: 'Wohnung, Etage oder Adresszusatz (optional)',
  postcode: 'Postleitzahl',
  zipCode: 'ZIP-Code',
  state: 'Bundesstaat',
  province: 'Provinz',
  region: 'Bundesland oder Region (optional)',
  phone: 'Telefon',
  submit: 'Adresse speichern',
  pending: 'Wird gespeichert …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  cancel: 'Abbrechen',
  titleRequired: 'Geben Sie der Adresse einen Namen',
  streetRequired: 'Bitte geben Sie Straße und Hausnummer ein',
  cityRequired: 'Bitte geben Sie den Ort ein',
  countryRequired: 'Bitte wählen Sie das Land',
  postcodeRequired: 'Bitte geben Sie die Postleitzahl ein',
  zipCodeRequired: 'Bitte geben Sie den ZIP-Code ein',
  postcodeInvalid: 'In diesem Land sieht die Angabe so aus: {example}',
  stateRequired: 'Bitte geben Sie den Bundesstaat ein',
  provinceRequired: 'Bitte geben Sie die Provinz ein',
  phoneInvalid: 'Eine Telefonnummer besteht aus Ziffern, Leerzeichen, + und -',
  failedTitle: 'Die Adresse wurde nicht gespeichert.',
  failedText: 'Bitte versuchen Sie es noch einmal; Ihre Eingaben sind noch da.',
};

export const AppStoreLinks: Translation<'AppStoreLinks'> = { playStore: 'Jetzt bei', appStore: 'Laden im' };

export const Autocomplete: Translation<'Autocomplete'> = { suggestions: 'Vorschläge', count: 'Vorschläge: {count}' };

export const BarChart: Translation<'BarChart'> = {
  table: 'Werte als Tabelle',
  empty: 'Noch keine Werte',
  none: 'keine Angabe',
};

export const BottomNav: Translation<'BottomNav'> = {
  label: 'Untere Leiste',
  cart: { zero: '{title}', one: '{title}, {count} Artikel', other: '{title}, {count} Artikel' },
};

export const BrandForm: Translation<'BrandForm'> = {
  ...draftedForm,
  name: 'Name',
  kind: 'Warenart',
  chooseKind: 'Art auswählen',
  picture: 'Logo',
  pictureHint: 'SVG, PNG oder WebP mit höchstens {size} MB.',
  featured: 'Hervorgehoben',
  featuredHint: 'Die Marke erscheint auf der Startseite.',
  nameRequired: 'Geben Sie der Marke einen Namen',
  kindRequired: 'Wählen Sie die Art der Waren',
  submit: 'Marke speichern',
  failedTitle: 'Die Marke wurde nicht gespeichert.',
};

export const Breadcrumbs: Translation<'Breadcrumbs'> = { label: 'Brotkrümelpfad' };

export const Carousel: Translation<'Carousel'> = {
  carousel: 'Karussell',
  slide: 'Folie',
  position: '{number} von {count}',
  stop: 'Wechsel anhalten',
  start: 'Wechsel starten',
  previous: 'Vorherige Folie',
  next: 'Nächste Folie',
};

export const CartButton: Translation<'CartButton'> = {
  names: { zero: 'Warenkorb', one: 'Warenkorb, {count} Artikel', other: 'Warenkorb, {count} Artikel' },
};

export const CategoryForm: Translation<'CategoryForm'> = {
  ...draftedForm,
  name: 'Name',
  parent: 'Gehört zu',
  noParent: 'Keiner, es ist eine Hauptkategorie',
  picture: 'Bild',
  pictureHint: 'JPEG, PNG, WebP oder AVIF mit höchstens {size} MB.',
  featured: 'Hervorgehoben',
  featuredHint: 'Die Kategorie erscheint auf der Startseite.',
  nameRequired: 'Geben Sie der Kategorie einen Namen',
  submit: 'Kategorie speichern',
  failedTitle: 'Die Kategorie wurde nicht gespeichert.',
};

export const CategoryGrid: Translation<'CategoryGrid'> = {
  products: { one: '{count} Artikel', other: '{count} Artikel' },
  all: 'Alles',
};

export const CategoryMenu: Translation<'CategoryMenu'> = { label: 'Alle Kategorien', all: 'Alles in {title}' };

export const CategoryTree: Translation<'CategoryTree'> = { label: 'Kategorien', children: 'Mehr in {name}' };

export const CheckoutForm: Translation<'CheckoutForm'> = {
  contact: 'Kontakt',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  phoneHint: 'Unter dieser Nummer ruft die Zustellung an, wenn niemand öffnet.',
  address: 'Adresse',
  addressChoice: 'Liefern an',
  ownAddress: 'Andere Adresse',
  street: 'Straße und Hausnummer',
  city: 'Ort',
  country: 'Land',
  countryPlaceholder: 'Land auswählen',
  line2: 'Wohnung, Etage oder Adresszusatz (optional)',
  postcode: 'Postleitzahl',
  zipCode: 'ZIP-Code',
  state: 'Bundesstaat',
  province: 'Provinz',
  region: 'Bundesland oder Region (optional)',
  delivery: 'Lieferung',
  home: 'An die Adresse liefern',
  homeText: 'Kostenlos',
  pickup: 'Im Shop abholen',
  pickupText: 'Kostenlos, in einer Stunde bereit',
  gift: 'Als Geschenk verpacken',
  giftHint: 'Kostenlos.',
  giftMessage: 'Text der Karte (optional)',
  giftMessageHint: 'Höchstens 200 Zeichen.',
  payment: 'Zahlung',
  review: 'Prüfen und bestellen',
  note: 'Nachricht an die Shops',
  noteHint: 'Höchstens 500 Zeichen.',
  submit: 'Zahlungspflichtig bestellen',
  pending: 'Bestellung wird gesendet …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  firstNameRequired: 'Bitte geben Sie Ihren Vornamen ein',
  lastNameRequired: 'Bitte geben Sie Ihren Nachnamen ein',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Diese E-Mail-Adresse ist ungültig',
  phoneRequired: 'Bitte geben Sie Ihre Telefonnummer ein',
  phoneInvalid: 'Eine Telefonnummer besteht aus Ziffern, Leerzeichen, + und -',
  streetRequired: 'Bitte geben Sie Straße und Hausnummer ein',
  cityRequired: 'Bitte geben Sie den Ort ein',
  countryRequired: 'Bitte wählen Sie das Land',
  postcodeRequired: 'Bitte geben Sie die Postleitzahl ein',
  zipCodeRequired: 'Bitte geben Sie den ZIP-Code ein',
  postcodeInvalid: 'In diesem Land sieht die Angabe so aus: {example}',
  stateRequired: 'Bitte geben Sie den Bundesstaat ein',
  provinceRequired: 'Bitte geben Sie die Provinz ein',
  failedTitle: 'Die Bestellung wurde nicht aufgegeben.',
  failedText: 'Bitte versuchen Sie es noch einmal; Ihre Eingaben sind noch da, und nichts wird doppelt bestellt.',
};

export const CheckoutSteps: Translation<'CheckoutSteps'> = {
  label: 'Schritte zur Bestellung',
  completed: 'erledigt',
  cart: 'Warenkorb',
  details: 'Angaben',
  placed: 'Bestellt',
};

export const Chip: Translation<'Chip'> = { remove: '{item} entfernen' };

export const ActiveFilters: Translation<'ActiveFilters'> = {
  label: 'Aktive Filter',
  clear: 'Alle entfernen',
  chip: Chip,
};

export const ChoiceGroup: Translation<'ChoiceGroup'> = { unavailable: 'nicht verfügbar' };

export const ConfirmDialog: Translation<'ConfirmDialog'> = { cancel: 'Abbrechen', confirm: 'Bestätigen' };

export const ConversationThread: Translation<'ConversationThread'> = {
  label: 'Gesprächsverlauf',
  you: 'Sie',
  staff: 'Kundenservice',
};

export const CouponEditor: Translation<'CouponEditor'> = {
  ...draftedForm,
  kept: 'Nicht gespeicherte Änderungen bleiben auf diesem Gerät.',
  code: 'Code',
  codeHint: '3 bis 32 Buchstaben, Ziffern und Bindestriche. Beim Einlösen gelten auch Kleinbuchstaben.',
  kind: 'Nachlass in',
  percent: 'Prozent',
  amount: 'Betrag',
  value: 'Nachlass',
  shop: 'Gilt für',
  allShops: 'Alle Shops',
  payer: 'Kosten trägt',
  shopPays: 'Der Shop',
  marketplacePays: 'Der Marktplatz',
  minimum: 'Mindestwert',
  minimumHint: 'Der Artikel, für die der Gutschein gilt. Leer: keiner.',
  ends: 'Letzter Tag',
  endsHint: 'Bis Mitternacht UTC. Leer: kein Ende.',
  limit: 'Anzahl der Einlösungen',
  limitHint: 'In allen Bestellungen zusammen. Leer: beliebig viele.',
  codeInvalid: 'Geben Sie 3 bis 32 Buchstaben, Ziffern und Bindestriche ein, etwa FRUEHLING-10',
  percentInvalid: 'Der Nachlass ist ein Prozentsatz über 0 und bis 100',
  amountInvalid: 'Der Nachlass ist ein Betrag ab {min}',
  minimumInvalid: 'Der Mindestwert ist ein Betrag über 0, oder leer',
  endsInvalid: 'Wählen Sie einen Tag',
  limitInvalid: 'Die Anzahl ist eine ganze Zahl ab 1, oder leer',
  submit: 'Gutschein speichern',
  failedTitle: 'Der Gutschein wurde nicht gespeichert.',
};

export const CouponForm: Translation<'CouponForm'> = {
  title: 'Gutschein',
  code: 'Gutscheincode',
  submit: 'Einlösen',
  pending: 'Wird eingelöst …',
  loading: 'Wird geladen …',
  codeRequired: 'Bitte geben Sie einen Code ein',
  failedTitle: 'Der Gutschein wurde nicht eingelöst.',
  failedText: 'Bitte versuchen Sie es noch einmal; der Code ist noch da.',
  applied: 'Gutschein {code} ist eingelöst.',
  remove: 'Entfernen',
  removeCode: 'Gutschein {code} entfernen',
};

export const DataTable: Translation<'DataTable'> = {
  search: 'In {table} suchen',
  searchHint: { one: '{count} Zeile durchsuchen', other: '{count} Zeilen durchsuchen' },
  all: '{column}: alle',
  columns: 'Spalten',
  columnsShown: 'Sichtbare Spalten',
  moveEarlier: '{column} nach vorn',
  moveLater: '{column} nach hinten',
  download: 'CSV',
  downloadName: '{table} als CSV herunterladen',
  preparing: 'Datei wird erstellt …',
  downloaded: { one: 'Datei mit {count} Zeile gespeichert', other: 'Datei mit {count} Zeilen gespeichert' },
  downloadFailed: 'Die Datei konnte nicht erstellt werden. Versuchen Sie es erneut.',
  sortBy: 'Sortieren nach',
  unsorted: 'Standardreihenfolge',
  sortAscending: '{column}, aufsteigend',
  sortDescending: '{column}, absteigend',
  sorted: 'Sortiert nach {column}, {direction}',
  ascending: 'aufsteigend',
  descending: 'absteigend',
  selectAll: 'Alle Zeilen dieser Seite auswählen',
  select: '{row} auswählen',
  selected: { one: '{count} ausgewählt', other: '{count} ausgewählt' },
  actions: 'Aktionen',
  rowActions: 'Aktionen für {row}',
  range: '{first} bis {last} von {count}',
  found: { one: '{count} Zeile', other: '{count} Zeilen' },
  pages: 'Seiten von {table}',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  page: 'Seite {page}',
  empty: 'Hier ist noch nichts',
  nothingFound: 'Keine Zeile passt zu Suche und Filtern',
  clear: 'Suche und Filter löschen',
  loading: 'Wird geladen …',
  yes: 'Ja',
  no: 'Nein',
};

export const DateRange: Translation<'DateRange'> = {
  from: 'Von',
  to: 'Bis',
  reversed: 'Der letzte Tag liegt vor dem ersten',
};

export const DealTag: Translation<'DealTag'> = { lead: 'Heute bis zu', action: 'Angebote' };

export const Dialog: Translation<'Dialog'> = { close: 'Schließen' };

export const Drawer: Translation<'Drawer'> = { close: 'Schließen' };

export const Dropzone: Translation<'Dropzone'> = {
  drop: 'Dateien hierher ziehen oder',
  choose: 'Dateien auswählen',
  files: 'Ausgewählte Dateien',
  remove: '{name} entfernen',
  count: 'Ausgewählte Dateien: {count}',
  tooLarge: '{name} ist zu groß.',
  tooMany: '{name} ist eine Datei zu viel.',
  wrongKind: 'Dateien wie {name} werden hier nicht angenommen.',
};

export const ErrorState: Translation<'ErrorState'> = {
  title: 'Das ließ sich nicht laden',
  text: 'Der Shop hat nicht geantwortet. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  retry: 'Erneut versuchen',
  retrying: 'Wird versucht …',
};

export const FilterGroup: Translation<'FilterGroup'> = {
  more: { one: '{count} weiteren Eintrag zeigen', other: '{count} weitere zeigen' },
  fewer: 'Weniger zeigen',
  count: { one: '{count} Artikel', other: '{count} Artikel' },
};

export const FilterSidebar: Translation<'FilterSidebar'> = {
  label: 'Filter',
  clear: 'Alle entfernen',
  apply: 'Filter anwenden',
  show: { one: '{count} Artikel zeigen', other: '{count} Artikel zeigen' },
};

export const Form: Translation<'Form'> = {
  submit: 'Senden',
  pending: 'Wird gesendet …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  cancel: 'Abbrechen',
  failedTitle: 'Das Formular wurde nicht gesendet.',
  failedText: 'Bitte versuchen Sie es noch einmal. Ihre Eingaben sind noch da.',
  unsaved: 'Es gibt ungespeicherte Änderungen.',
  kept: 'Ungespeicherte Änderungen bleiben auf diesem Gerät.',
  restored: 'Ihre ungespeicherten Änderungen sind wieder da.',
  discard: 'Änderungen verwerfen',
};

export const FormSummary: Translation<'FormSummary'> = { label: 'Bitte prüfen Sie diese Felder' };

export const LanguageSwitch: Translation<'LanguageSwitch'> = { label: 'Sprache' };

export const LineChart: Translation<'LineChart'> = {
  table: 'Werte als Tabelle',
  empty: 'Noch keine Werte',
  none: 'keine Angabe',
};

export const Logo: Translation<'Logo'> = { label: '{name}, Startseite' };

export const MegaMenu: Translation<'MegaMenu'> = {
  label: 'Hauptmenü',
  menu: 'Menü {title}',
};

export const MultiSelect: Translation<'MultiSelect'> = {
  search: 'Suchen: {label}',
  remove: '{name} entfernen',
  chosen: { one: '{count} ausgewählt', other: '{count} ausgewählt' },
  nothingFound: 'Nichts gefunden',
};

export const NotificationMenu: Translation<'NotificationMenu'> = {
  label: 'Mitteilungen',
  unread: { one: '{count} neue', other: '{count} neue' },
  isNew: 'Neu:',
  empty: 'Keine Mitteilungen',
  markAllRead: 'Alle als gelesen markieren',
  all: 'Alle Mitteilungen',
};

export const NotifyForm: Translation<'NotifyForm'> = {
  title: 'Benachrichtigen, wenn es wieder da ist',
  choice: 'Auswahl',
  email: 'E-Mail-Adresse',
  submit: 'Benachrichtigen',
  pending: 'Wird gesendet …',
  loading: 'Wird geladen …',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  failedTitle: 'Ihre Anfrage wurde nicht gesendet.',
  failedText: 'Bitte versuchen Sie es noch einmal; Ihre Eingabe ist noch da.',
  asked: 'Sie erhalten eine einzige E-Mail, sobald es wieder vorrätig ist.',
  askedChoice: '{choice}: Sie erhalten eine einzige E-Mail, sobald es wieder vorrätig ist.',
  takeBack: 'Abbrechen',
  takeBackChoice: 'Abbrechen: {choice}',
  takenBack: 'Abgebrochen. Sie erhalten keine E-Mail.',
  takeBackFailed: 'Das konnte nicht abgebrochen werden. Bitte versuchen Sie es noch einmal.',
};

export const NumberField: Translation<'NumberField'> = {
  invalid: 'Geben Sie eine Zahl ein, zum Beispiel {example}.',
  tooSmall: 'Geben Sie {min} oder mehr ein.',
  tooLarge: 'Geben Sie {max} oder weniger ein.',
  wrongStep: 'Geben Sie eine Zahl in Schritten von {step} ein.',
};

export const OrderSummary: Translation<'OrderSummary'> = {
  heading: 'Bestellübersicht',
  shipping: 'Expressversand',
  free: 'Kostenlos',
  total: 'Gesamt',
  saving: 'Sie sparen insgesamt',
};

export const OrderTimeline: Translation<'OrderTimeline'> = {
  label: 'Schritte der Bestellung',
  pending: 'Eingegangen',
  processing: 'In Bearbeitung',
  delivered: 'Geliefert',
  cancelled: 'Storniert',
  completed: 'erledigt',
};

export const PackageCard: Translation<'PackageCard'> = {
  current: 'Ihr Paket',
  perMonth: 'im Monat',
  perYear: 'im Jahr',
  free: 'Kostenlos',
  notIncluded: 'nicht enthalten',
};

export const Pagination: Translation<'Pagination'> = {
  label: 'Seiten',
  page: 'Seite {page}',
  previous: 'Zurück',
  previousPage: 'Zurück zur vorigen Seite',
  next: 'Weiter',
  nextPage: 'Weiter zur nächsten Seite',
};

export const PasswordField: Translation<'PasswordField'> = {
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
};

export const LoginForm: Translation<'LoginForm'> = {
  emailHint: undefined,
  email: 'E-Mail-Adresse oder Telefonnummer',
  password: 'Passwort',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  pending: 'Sie werden angemeldet …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Die E-Mail-Adresse ist ungültig',
  passwordRequired: 'Bitte geben Sie Ihr Passwort ein',
  failedTitle: 'Die Anmeldung hat nicht geklappt.',
  failedText: 'Prüfen Sie beide Felder und versuchen Sie es noch einmal; Ihr Warenkorb bleibt, wie er ist.',
  newHere: 'Noch kein Kundenkonto?',
  register: 'Kundenkonto anlegen',
  passwordField: PasswordField,
};

export const PayoutRequestForm: Translation<'PayoutRequestForm'> = {
  ready: 'Auszahlbar',
  underway: '{amount} unterwegs',
  amount: 'Betrag',
  range: 'Von {min} bis {max}',
  all: 'Alles',
  message: 'Nachricht an die Verwaltung',
  optional: 'Freiwillig',
  submitAmount: '{amount} beantragen',
  amountInvalid: 'Der Betrag liegt zwischen {min} und {max}',
  tooLittle: 'Auszahlungen sind ab {min} möglich. Zurzeit ist weniger auszahlbar.',
  submit: 'Auszahlung beantragen',
  pending: 'Wird beantragt …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  cancel: 'Abbrechen',
  failedTitle: 'Die Auszahlung wurde nicht beantragt.',
  failedText: 'Bitte versuchen Sie es noch einmal. Ihre Eingaben sind noch da.',
};

export const PhoneMenu: Translation<'PhoneMenu'> = {
  title: 'Menü',
  categories: 'Kategorien',
  all: 'Alles aus {title}',
  language: 'Sprache',
  theme: 'Dunkles Design',
  account: 'Konto',
  close: 'Schließen',
};

export const Price: Translation<'Price'> = {
  price: 'Preis',
  originalPrice: 'Ursprünglicher Preis',
  save: '{percent} gespart',
  saving: 'Sie sparen {amount}',
  unitPrice: 'Grundpreis',
  perUnit: '{price} / {unit}',
};

export const PriceRangeFilter: Translation<'PriceRangeFilter'> = {
  label: 'Preis',
  min: 'Mindestpreis',
  max: 'Höchstpreis',
  invalid: 'Geben Sie einen Betrag ein, zum Beispiel {example}.',
};

export const ProductCarousel: Translation<'ProductCarousel'> = { previous: 'Zurück: {label}', next: 'Weiter: {label}' };

export const ProductForm: Translation<'ProductForm'> = {
  ...draftedForm,
  title: 'Titel',
  categories: 'Kategorien',
  brand: 'Marke',
  brandHint: 'Tippen Sie einige Buchstaben und wählen Sie eine aus der Liste.',
  pictures: 'Bilder',
  picturesHint: 'JPEG, PNG, WebP oder AVIF, höchstens {count} Bilder mit je {size} MB.',
  currentPictures: 'Bilder des Artikels',
  removePicture: 'Bild {number} entfernen',
  description: 'Beschreibung',
  stock: 'Bestand',
  price: 'Preis',
  discount: 'Rabatt (%)',
  published: 'Veröffentlicht',
  publishedHint: 'Kundinnen und Kunden können den Artikel finden und kaufen.',
  titleRequired: 'Geben Sie dem Artikel einen Titel',
  categoriesRequired: 'Wählen Sie mindestens eine Kategorie',
  descriptionRequired: 'Beschreiben Sie den Artikel',
  stockInvalid: 'Der Bestand ist eine ganze Zahl ab 0',
  priceInvalid: 'Der Preis ist ein Betrag ab {min}',
  discountInvalid: 'Der Rabatt liegt zwischen 0 und 100 Prozent',
  submit: 'Artikel speichern',
  failedTitle: 'Der Artikel wurde nicht gespeichert.',
};

export const ProductGallery: Translation<'ProductGallery'> = {
  label: 'Bilder von {item}',
  picture: '{item}, Bild {number} von {count}',
  show: 'Bild {number} von {count}',
  enlarge: 'Vergrößern',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  counter: '{number} / {count}',
  zoomIn: 'Hineinzoomen',
  zoomOut: 'Herauszoomen',
  zoomed: 'Gezoomtes Bild',
  close: 'Schließen',
};

export const ProductGrid: Translation<'ProductGrid'> = {
  label: 'Artikel',
  layouts: 'Ansicht',
  grid: 'Raster',
  compact: 'Kleine Bilder',
  list: 'Liste',
};

export const ProfileForm: Translation<'ProfileForm'> = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  dateOfBirth: 'Geburtsdatum',
  picture: 'Profilbild',
  pictureHint: 'JPEG, PNG oder WebP, höchstens {size} MB. Gezeigt wird die Mitte.',
  submit: 'Änderungen speichern',
  pending: 'Wird gespeichert …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  cancel: 'Abbrechen',
  firstNameRequired: 'Bitte geben Sie Ihren Vornamen ein',
  lastNameRequired: 'Bitte geben Sie Ihren Nachnamen ein',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Die E-Mail-Adresse ist ungültig',
  phoneInvalid: 'Eine Telefonnummer besteht aus Ziffern, Leerzeichen, + und -',
  dateOfBirthInvalid: 'Geben Sie ein Datum in der Vergangenheit an',
  failedTitle: 'Ihr Profil wurde nicht gespeichert.',
  failedText: 'Bitte versuchen Sie es noch einmal; Ihre Eingaben sind noch da.',
};

export const ProgressBar: Translation<'ProgressBar'> = { amount: '{value} von {max}', unknown: 'Läuft' };

export const QuantitySelector: Translation<'QuantitySelector'> = {
  label: 'Menge von {item}',
  decrease: 'Menge von {item} verringern',
  increase: 'Menge von {item} erhöhen',
  announcement: 'Menge {quantity}',
  invalid: 'Ganze Zahlen ab {min}',
  max: 'Höchstens {max}',
  soldOut: 'Ausverkauft',
  failed: 'Die Menge konnte nicht geändert werden',
};

export const Rating: Translation<'Rating'> = {
  summary: 'Bewertet mit {value} von {max}',
  reviews: { one: '{count} Bewertung', other: '{count} Bewertungen' },
  unrated: 'Noch keine Bewertungen',
};

export const RefundRequestForm: Translation<'RefundRequestForm'> = {
  pieces: '{quantity} × {title}',
  reason: 'Grund',
  reasonPlaceholder: 'Grund auswählen',
  reasons: {
    Damaged: 'Beschädigt oder funktioniert nicht',
    'Wrong Item': 'Falscher Artikel geliefert',
    'Not as Described': 'Entspricht nicht der Beschreibung',
    'Does Not Fit': 'Passt nicht',
    Other: 'Anderer Grund',
  },
  message: 'Nachricht an den Shop',
  messageHint: 'Beschreiben Sie, was nicht stimmt und was Sie erwartet haben.',
  optional: 'Freiwillig',
  reasonRequired: 'Wählen Sie einen Grund',
  submit: 'Erstattung anfragen',
  pending: 'Wird angefragt …',
  loading: 'Wird geladen …',
  cancel: 'Abbrechen',
  failedTitle: 'Die Erstattung wurde nicht angefragt.',
  failedText: 'Bitte versuchen Sie es noch einmal; Ihre Eingaben sind noch da.',
};

export const RegisterForm: Translation<'RegisterForm'> = {
  name: 'Vor- und Nachname',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  retype: 'Passwort wiederholen',
  showRetype: 'Wiederholtes Passwort anzeigen',
  hideRetype: 'Wiederholtes Passwort verbergen',
  agreement: 'Mit der Registrierung akzeptiere ich die',
  terms: 'Allgemeinen Geschäftsbedingungen',
  submit: 'Kundenkonto anlegen',
  pending: 'Ihr Kundenkonto wird angelegt …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  nameRequired: 'Bitte geben Sie Ihren Namen ein',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Die E-Mail-Adresse ist ungültig',
  passwordRequired: 'Bitte geben Sie ein Passwort ein',
  retypeRequired: 'Bitte wiederholen Sie das Passwort',
  retypeDifferent: 'Die Passwörter müssen übereinstimmen',
  agreementRequired: 'Sie müssen unseren Allgemeinen Geschäftsbedingungen zustimmen!',
  failedTitle: 'Ihr Kundenkonto konnte nicht angelegt werden.',
  failedText: 'Bitte versuchen Sie es noch einmal, und geben Sie das Passwort noch einmal ein.',
  hereBefore: 'Schon einmal hier gewesen?',
  login: 'Anmelden',
  passwordField: PasswordField,
};

export const ResetPasswordForm: Translation<'ResetPasswordForm'> = {
  email: 'E-Mail-Adresse',
  submit: 'Zurücksetzen',
  pending: 'Wird zurückgesetzt …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Ungültige E-Mail-Adresse',
  failedTitle: 'Ihr Passwort konnte nicht zurückgesetzt werden.',
  failedText: 'Bitte versuchen Sie es noch einmal; Ihre Eingabe ist noch da.',
  noAccount: 'Noch kein Kundenkonto?',
  register: 'Registrieren',
};

export const ReviewForm: Translation<'ReviewForm'> = {
  label: 'Bewertung schreiben',
  rating: 'Ihre Bewertung',
  stars: { one: '{count} Stern', other: '{count} Sterne' },
  comment: 'Ihr Text',
  hint: 'Was Sie Freunden sagen würden: bis zu 1.000 Zeichen.',
  submit: 'Bewertung absenden',
  pending: 'Wird gesendet …',
  ratingRequired: 'Wählen Sie einen bis fünf Sterne',
  commentRequired: 'Schreiben Sie ein paar Worte',
  failed: 'Die Bewertung wurde nicht gesendet. Ihr Text ist noch da.',
  sent: 'Danke. Ihre Bewertung wurde gesendet.',
};

export const RingChart: Translation<'RingChart'> = {
  table: 'Werte als Tabelle',
  empty: 'Noch keine Werte',
  total: 'Gesamt',
  value: 'Wert',
  share: 'Anteil',
};

export const RowSwitch: Translation<'RowSwitch'> = {
  on: 'Ein',
  off: 'Aus',
  undo: 'Rückgängig',
  turnedOn: '{label}: ein',
  turnedOff: '{label}: aus',
  failed: 'Nicht gespeichert. Bitte versuchen Sie es noch einmal.',
};

export const SearchBar: Translation<'SearchBar'> = {
  label: 'Suche',
  placeholder: 'Artikel, Shops, Marken suchen',
  category: 'Kategorie',
  submit: 'Suchen',
  clear: 'Suche leeren',
  close: 'Suche schließen',
  suggestions: 'Vorschläge',
  recent: 'Zuletzt gesucht',
  found: { one: '{count} Vorschlag', other: '{count} Vorschläge' },
  none: 'Keine Vorschläge',
  all: 'Alle Ergebnisse für „{query}“ anzeigen',
};

export const SectionHeader: Translation<'SectionHeader'> = { more: 'Alle ansehen', moreName: 'Alle ansehen: {title}' };

export const ServiceList: Translation<'ServiceList'> = { label: 'Unsere Leistungen' };

export const SideNav: Translation<'SideNav'> = {
  label: 'Konto',
  menu: 'Kontomenü',
  close: 'Schließen',
  collapse: 'Menü einklappen',
};

export const SortSelect: Translation<'SortSelect'> = { label: 'Sortierung' };

export const StatCard: Translation<'StatCard'> = {
  up: 'Gestiegen um',
  down: 'Gesunken um',
  unchanged: 'Unverändert',
  against: 'zuvor {amount}',
};

export const StatusBadge: Translation<'StatusBadge'> = {
  pending: 'Ausstehend',
  processing: 'In Bearbeitung',
  delivered: 'Geliefert',
  cancelled: 'Storniert',
  accepted: 'Angenommen',
  rejected: 'Abgelehnt',
  success: 'Erfolgreich',
  open: 'Offen',
  closed: 'Geschlossen',
  urgent: 'Dringend',
  normal: 'Normal',
};

export const StickyBuyBar: Translation<'StickyBuyBar'> = {
  label: 'Diesen Artikel kaufen',
};

export const StoryRow: Translation<'StoryRow'> = { label: 'Storys' };

export const StoryViewer: Translation<'StoryViewer'> = {
  label: 'Storys',
  position: '{index} von {count}',
  pause: 'Storys anhalten',
  play: 'Storys abspielen',
  close: 'Schließen',
  previous: 'Vorherige Story',
  next: 'Nächste Story',
  action: 'Mehr ansehen',
};

export const SwatchGroup: Translation<'SwatchGroup'> = {
  unavailable: 'nicht verfügbar',
};

export const ThemeSwitch: Translation<'ThemeSwitch'> = { label: 'Dunkles Design' };

export const TicketReplyForm: Translation<'TicketReplyForm'> = {
  reply: 'Ihre Antwort',
  submit: 'Antwort senden',
  pending: 'Wird gesendet …',
  loading: 'Wird geladen …',
  replyRequired: 'Schreiben Sie zuerst eine Antwort',
  failedTitle: 'Ihre Antwort wurde nicht gesendet.',
  failedText: 'Bitte versuchen Sie es noch einmal; Ihr Text ist noch da.',
};

export const Toast: Translation<'Toast'> = { close: 'Schließen' };

export const TopBar: Translation<'TopBar'> = { label: 'Hinweis', languages: 'Sprache', social: 'Folgen Sie uns' };

export const UserMenu: Translation<'UserMenu'> = { label: 'Konto von {name}' };

export const VariantPicker: Translation<'VariantPicker'> = {
  color: 'Farbe',
  size: 'Größe',
  unavailable: 'nicht verfügbar',
};

export const WishlistButton: Translation<'WishlistButton'> = {
  label: '{item} auf die Merkliste setzen',
  failed: '{item}: Die Merkliste konnte nicht geändert werden',
};

export const BundleBox: Translation<'BundleBox'> = {
  title: 'Oft zusammen gekauft',
  thisItem: 'Dieser Artikel',
  soldOut: 'Ausverkauft',
  include: '{name} dazunehmen',
  total: 'Summe',
  original: 'Ursprünglicher Preis',
  add: { one: '{count} Artikel in den Warenkorb', other: 'Alle {count} in den Warenkorb' },
  none: 'Etwas auswählen',
  added: { one: '{count} Artikel liegt im Warenkorb', other: '{count} Artikel liegen im Warenkorb' },
  failed: 'Der Warenkorb konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  price: Price,
};

export const OrderCard: Translation<'OrderCard'> = {
  label: 'Bestellungen',
  columns: { number: 'Bestellung', state: 'Status', content: 'Artikel', date: 'Datum', total: 'Gesamt' },
  open: 'Bestellung {number} ansehen',
  pending: 'Eingegangen',
  more: { one: 'und {count} weiteres', other: 'und {count} weitere' },
  status: StatusBadge,
};

export const ReviewList: Translation<'ReviewList'> = {
  label: 'Bewertungen',
  average: 'von {max}',
  ratings: { one: '{count} Bewertung', other: '{count} Bewertungen' },
  distribution: 'Bewertungen nach Sternen',
  stars: { one: '{count} Stern', other: '{count} Sterne' },
  sort: 'Sortieren nach',
  newest: 'Neueste',
  highest: 'Beste zuerst',
  lowest: 'Schlechteste zuerst',
  sorted: 'Sortiert: {order}',
  verified: 'Bestätigter Kauf',
  answer: 'Antwort des Verkäufers',
  all: { one: '{count} Bewertung mit Text', other: 'Alle {count} Bewertungen mit Text' },
  filtered: {
    one: '{stars}: {shown} von {count} Bewertung mit Text',
    other: '{stars}: {shown} von {count} Bewertungen mit Text',
  },
  unfound: '{stars}: keine Bewertung mit Text',
  clear: 'Alle zeigen',
  empty: 'Noch hat niemand eine Bewertung geschrieben.',
  rating: Rating,
};

export const ShopHeader: Translation<'ShopHeader'> = {
  closed: 'Nimmt zurzeit keine Bestellungen an',
  verified: 'Geprüft',
  products: { one: '{count} Artikel', other: '{count} Artikel' },
  contact: 'Kontakt',
  social: 'Profile des Shops',
  write: 'Dem Shop schreiben',
  rating: Rating,
};

export const SoldBy: Translation<'SoldBy'> = {
  label: 'Verkauft von',
  closed: 'Nimmt zurzeit keine Bestellungen an',
  verified: 'Geprüft',
  products: { one: '{count} Artikel', other: '{count} Artikel' },
  address: 'Adresse',
  phone: 'Telefon',
  mail: 'E-Mail',
  visit: 'Alles von {name}',
  rating: Rating,
};

export const TicketCard: Translation<'TicketCard'> = {
  label: 'Supportanfragen',
  columns: { title: 'Anfrage', type: 'Art', state: 'Status', category: 'Kategorie', date: 'Datum' },
  categories: {
    'Website Problem': 'Problem mit der Website',
    'UX Problem': 'Problem mit der Bedienung',
    'Payment Problem': 'Problem mit der Zahlung',
  },
  status: StatusBadge,
};

export const AppBanner: Translation<'AppBanner'> = { storeLinks: AppStoreLinks };

export const CartLineItem: Translation<'CartLineItem'> = {
  each: 'je {price}',
  sum: 'Gesamt',
  originalSum: 'Ursprünglicher Preis',
  pieces: { one: '{count} Artikel', other: '{count} Artikel' },
  remove: '{item} entfernen',
  soldOut: 'Ausverkauft, nicht in der Summe',
  notSold: 'Zurzeit nicht erhältlich, nicht in der Summe',
  closed: 'Shop geschlossen',
  quantity: QuantitySelector,
};

export const Footer: Translation<'Footer'> = {
  logo: Logo,
  storeLinks: AppStoreLinks,
  navigation: 'Fußzeile',
  about: 'Über uns',
  customerService: 'Kundenservice',
  contact: 'Kontakt',
  social: 'Folgen Sie uns',
  darkTheme: 'Dunkles Design',
};

export const Header: Translation<'Header'> = {
  logo: Logo,
  search: SearchBar,
  menu: 'Menü',
  theme: ThemeSwitch,
  account: 'Konto',
  wishlist: { zero: 'Merkliste', one: 'Merkliste, {count} Artikel', other: 'Merkliste, {count} Artikel' },
  cart: CartButton,
  navigation: 'Hauptmenü',
  allCategories: 'Alle Kategorien',
};

export const Hero: Translation<'Hero'> = { label: 'Höhepunkte', carousel: Carousel };

export const QuickView: Translation<'QuickView'> = {
  loading: 'Artikel wird geladen …',
  add: 'In den Warenkorb',
  chooseSize: 'Größe wählen',
  chooseColor: 'Farbe wählen',
  size: 'Größe {size}',
  addedButton: 'Hinzugefügt',
  added: '{item} liegt im Warenkorb',
  failed: 'Der Warenkorb konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  soldOut: 'Ausverkauft',
  unit: 'pro {unit}',
  more: 'Alle Details ansehen',
  dialog: Dialog,
  price: Price,
  rating: Rating,
  gallery: ProductGallery,
  variants: VariantPicker,
  quantity: QuantitySelector,
};

export const ShopCard: Translation<'ShopCard'> = {
  products: { one: '{count} Artikel', other: '{count} Artikel' },
  rating: Rating,
};

export const TestimonialList: Translation<'TestimonialList'> = { label: 'Kundenstimmen', rating: Rating };

export const CartDrawer: Translation<'CartDrawer'> = {
  title: 'Warenkorb',
  pieces: { one: '{count} Artikel', other: '{count} Artikel' },
  other: 'Sonstiges',
  shop: '{name}, {detail}',
  closed: 'Dieser Shop nimmt zurzeit keine Bestellungen an. Ihre Auswahl bleibt hier.',
  subtotal: 'Zwischensumme',
  viewCart: 'Warenkorb ansehen',
  checkout: 'Zur Kasse',
  empty: 'Ihr Warenkorb ist leer',
  emptyText: 'Was Sie hineinlegen, erscheint hier und bleibt 30 Tage lang.',
  removed: '{item} entfernt',
  undo: 'Rückgängig',
  restored: '{item} liegt wieder im Warenkorb',
  failed: 'Der Warenkorb konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  notSaved: 'Noch nicht gespeichert. Auf diesem Gerät ist es sicher.',
  retry: 'Erneut versuchen',
  close: 'Schließen',
  line: CartLineItem,
};

export const ProductCard: Translation<'ProductCard'> = {
  add: '{item} in den Warenkorb legen',
  choose: 'Größe von {item} wählen',
  wishlist: '{item} auf die Merkliste setzen',
  discount: '{percent} Rabatt',
  new: 'Neu',
  soldOut: 'Ausverkauft',
  left: 'Nur noch {count}',
  unit: 'pro {unit}',
  colors: { one: '{count} Farbe', other: '{count} Farben' },
  colorNames: 'Farben: {names}',
  added: '{item} liegt im Warenkorb',
  removed: '{item} entfernt',
  cartFailed: '{item}: Der Warenkorb konnte nicht geändert werden',
  wishlistFailed: '{item}: Die Merkliste konnte nicht geändert werden',
  price: Price,
  rating: Rating,
  quantity: QuantitySelector,
  picker: QuickView,
};

export const RecentlyViewed: Translation<'RecentlyViewed'> = {
  title: 'Zuletzt angesehen',
  clear: 'Liste leeren',
  card: ProductCard,
  carousel: ProductCarousel,
};
