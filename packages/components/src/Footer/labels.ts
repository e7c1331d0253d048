import type { AppStoreLinksLabels } from '../AppStoreLinks';
import type { LogoLabels } from '../Logo';

/** Every string that `Footer` shows or announces. */
export interface FooterLabels {
  /** The strings of the logo. */
  logo?: Partial<LogoLabels> | undefined;
  /** The strings of the links to the app stores. */
  storeLinks?: Partial<AppStoreLinksLabels> | undefined;
  /** Name of the navigation in the footer. */
  navigation: string;
  /** Heading over the links about the marketplace. */
  about: string;
  /** Heading over the links of customer service. */
  customerService: string;
  /** Heading over the address. */
  contact: string;
  /** Name of the list of profiles elsewhere. */
  social: string;
  /** Name of the theme switch, which stands here on phones. */
  darkTheme: string;
}

/** The English strings of `Footer`. */
export const footerLabels: FooterLabels = {
  navigation: 'Footer',
  about: 'About us',
  customerService: 'Customer service',
  contact: 'Contact us',
  social: 'Follow us',
  darkTheme: 'Dark theme',
};
