import { appStoreLinksLabels } from '../AppStoreLinks/labels.de';
import { logoLabels } from '../Logo/labels.de';
import type { FooterLabels } from './labels';

/** The German strings of `Footer`. */
export const footerLabels: FooterLabels = {
  logo: logoLabels,
  storeLinks: appStoreLinksLabels,
  navigation: 'Fußzeile',
  about: 'Über uns',
  customerService: 'Kundenservice',
  contact: 'Kontakt',
  social: 'Folgen Sie uns',
  darkTheme: 'Dunkles Design',
};
