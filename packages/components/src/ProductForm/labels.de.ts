import { draftedFormLabels } from '../internal/form/draftedLabels.de';
import type { ProductFormLabels } from './labels';

/** The German strings of `ProductForm`. */
export const productFormLabels: ProductFormLabels = {
  ...draftedFormLabels,
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
