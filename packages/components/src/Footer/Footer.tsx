import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { MoonIcon } from '../internal/icons/MoonIcon';
import { renderElement } from '../internal/renderElement';
import type { RenderProp } from '../internal/renderElement';
import { SocialLinkList } from '../internal/SocialLinkList';
import type { SocialLinks } from '../internal/SocialLinkList';
import { StoreLinks, storeLinksLabels } from '../internal/StoreLinks';
import type { StoreLinksLabels } from '../internal/StoreLinks';
import { ThemeSwitch } from '../internal/ThemeSwitch';
import { Logo } from '../Logo';
import styles from './Footer.module.css';

/** A text that leads somewhere. */
export interface FooterLink {
  /** What is shown. */
  title: string;
  /** Where it leads. */
  url: string;
}

/** How to reach the marketplace. */
export interface FooterContact {
  /** Street and town, one line. */
  address: string;
  /** Mail address, linked. */
  email: string;
  /** Telephone number as people write it, linked. */
  phone: string;
}

/** Every string that `Footer` shows or announces. */
export interface FooterLabels extends StoreLinksLabels {
  /** Name of the link home. `{name}` is filled in. */
  home: string;
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

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'about' | 'children'> {
  /** The marketplace's name. */
  name: string;
  /** Address of the home page. @default '/' */
  homeUrl?: string | undefined;
  /** A sentence or two about the marketplace. */
  description: string;
  /** Page about the Android app. `null` or left out: not drawn. */
  playStoreUrl?: string | null | undefined;
  /** Page about the iPhone app. `null` or left out: not drawn. */
  appStoreUrl?: string | null | undefined;
  /** Links about the marketplace. */
  about: readonly FooterLink[];
  /** Links of customer service. */
  customerService: readonly FooterLink[];
  /** How to reach the marketplace. */
  contact: FooterContact;
  /** Profiles elsewhere; only those with an address are drawn. */
  socialLinks?: SocialLinks | undefined;
  /** Last line: who holds the rights, and since when. */
  legal?: string | undefined;
  /** Further links on the last line, such as the accessibility statement. */
  legalLinks?: readonly FooterLink[] | undefined;
  /** Renders each link to a page of the shop, as for a router. */
  renderLink?: RenderProp | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<FooterLabels> | undefined;
}

export const footerLabels: FooterLabels = {
  ...storeLinksLabels,
  home: '{name}, home page',
  navigation: 'Footer',
  about: 'About us',
  customerService: 'Customer service',
  contact: 'Contact us',
  social: 'Follow us',
  darkTheme: 'Dark theme',
};

/** The dark foot of every shop page. Renders a `<footer>`; safe in server components. */
export function Footer({
  name,
  homeUrl = '/',
  description,
  playStoreUrl,
  appStoreUrl,
  about,
  customerService,
  contact,
  socialLinks = {},
  legal,
  legalLinks = [],
  renderLink,
  labels,
  className,
  ...rest
}: FooterProps) {
  const words = { ...footerLabels, ...labels };
  const link = ({ title, url }: FooterLink) => (
    <li key={url}>{renderElement(renderLink, { className: styles.link, href: url, children: title })}</li>
  );
  return (
    <footer {...rest} className={clsx(styles.root, className)}>
      <div className={styles.content}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo name={name} href={homeUrl} tone="inverse" render={renderLink} labels={{ home: words.home }} />
            <p className={styles.description}>{description}</p>
            <StoreLinks playStoreUrl={playStoreUrl} appStoreUrl={appStoreUrl} labels={words} />
          </div>
          <nav className={styles.navigation} aria-label={words.navigation}>
            <div>
              <h2 className={styles.heading}>{words.about}</h2>
              <ul role="list">{about.map(link)}</ul>
            </div>
            <div>
              <h2 className={styles.heading}>{words.customerService}</h2>
              <ul role="list">{customerService.map(link)}</ul>
            </div>
          </nav>
          <div className={styles.contactColumn}>
            <h2 className={styles.heading}>{words.contact}</h2>
            <address className={styles.contact}>
              <p className={styles.line}>{contact.address}</p>
              <p>
                <a className={styles.link} href={`mailto:${contact.email}`}>
                  {contact.email}
                </a>
              </p>
              <p>
                <a className={styles.link} href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
                  {contact.phone}
                </a>
              </p>
            </address>
          </div>
        </div>
        <div className={styles.end}>
          {legal === undefined ? null : <p>{legal}</p>}
          {legalLinks.length === 0 ? null : (
            <ul role="list" className={styles.legalLinks}>
              {legalLinks.map(link)}
            </ul>
          )}
          <ThemeSwitch className={styles.theme} label={words.darkTheme}>
            <MoonIcon />
          </ThemeSwitch>
          <SocialLinkList className={styles.social} links={socialLinks} aria-label={words.social} />
        </div>
      </div>
    </footer>
  );
}
