/* Apart from the other strings: the form is fetched when it is opened. */
export { NotifyForm as labels } from '@marketrow/components/labels/de';

export const texts = {
  demo: 'Eine Demo: Ihr Wunsch ist auf diesem Gerät vermerkt, und es wird keine E-Mail gesendet.',
  inStock: 'Der Artikel ist wieder vorrätig.',
  inStockText: 'Laden Sie die Seite neu, um ihn in den Warenkorb zu legen.',
  tooMany: 'Zu viele Anfragen.',
  tooManyText: 'Bitte versuchen Sie es später noch einmal.',
  size: 'Größe {size}',
};
