import { linkElement } from '../../internal/render/links.js';
import { phoneHref } from '../../internal/text/hrefs.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { SocialLinkList } from '../parts/SocialLinkList.js';
import type { SocialLinks } from '../parts/SocialLinkList.js';
import { AppStoreLinks } from '../AppStoreLinks/index.js';
import { ThemeSwitch } from '../../base/ThemeSwitch/index.js';
import { Logo } from '../../base/Logo/index.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Footer.css';

/** Link of the footer. */
export interface FooterLink {
  /** Visible text. */
  title: string;
  /** Link target. */
  href: string;
}

/** Contact data of the marketplace. */
export interface FooterContact {
  /** Street and town on one line. */
  address: string;
  /** Email address, linked. */
  email: string;
  /** Phone number as displayed, linked. */
  phone: string;
}

export interface FooterProps
  extends Omit<ComponentProps<'footer'>, 'about' | 'children'>, SharedProps<'renderLink', 'Footer'> {
  /** Name of the marketplace. */
  name: string;
  /** URL of the home page. @default '/' */
  homeHref?: string | undefined;
  /** One or two sentences about the marketplace. */
  description: string;
  /** Page of the Android app. `null` or omitted: not rendered. */
  playStoreHref?: string | null | undefined;
  /** Page of the iPhone app. `null` or omitted: not rendered. */
  appStoreHref?: string | null | undefined;
  /** Links about the marketplace. @default [] */
  about?: readonly FooterLink[] | undefined;
  /** Links of customer service. @default [] */
  customerService?: readonly FooterLink[] | undefined;
  /** Contact data. Omit to hide the column. */
  contact?: FooterContact | undefined;
  /** Replaces the logo; `null` hides it. @default the `Logo` with `name` */
  logo?: ReactNode;
  /** Replaces the theme switch; `null` hides it. @default a `ThemeSwitch` */
  theme?: ReactNode;
  /** Replaces the columns `about`, `customerService` and `contact`. */
  columns?: ReactNode;
  /** Social profiles; those without a URL are hidden. */
  socialLinks?: SocialLinks | undefined;
  /** Slot on the last line for the copyright notice. */
  legal?: ReactNode;
  /** More links on the last line, such as the accessibility statement. */
  legalLinks?: readonly FooterLink[] | undefined;
}

/**
 * Dark footer of every shop page. Renders a `<footer>`; safe in server components.
 * @slot logo the logo
 * @slot theme the theme switch
 * @slot columns the link columns and the contact
 * @slot legal the last line
 */
export function Footer({
  name,
  homeHref = '/',
  description,
  playStoreHref,
  appStoreHref,
  about = [],
  customerService = [],
  contact,
  logo,
  theme,
  columns,
  socialLinks = {},
  legal,
  legalLinks = [],
  labels,
  className,
  ...props
}: FooterProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels<Labels<'Footer'>>(en.Footer, settings.labels.Footer, labels);
  const link = ({ title, href }: FooterLink) => (
    <li key={href}>{linkElement(settings.renderLink, { className: 'mr-Footer-link', href, children: title })}</li>
  );
  const column = (heading: string, links: readonly FooterLink[]) =>
    links.length === 0 ? null : (
      <div>
        <h2 className="mr-Footer-heading">{heading}</h2>
        <ul role="list">{links.map(link)}</ul>
      </div>
    );
  const defaultColumns = (
    <>
      {about.length + customerService.length === 0 ? null : (
        <nav className="mr-Footer-navigation" aria-label={messages.navigation}>
          {column(messages.about, about)}
          {column(messages.customerService, customerService)}
        </nav>
      )}
      {contact === undefined ? null : (
        <div className="mr-Footer-contactColumn">
          <h2 className="mr-Footer-heading">{messages.contact}</h2>
          <address className="mr-Footer-contact">
            <p className="mr-Footer-line">{contact.address}</p>
            <p>
              <a className="mr-Footer-link" href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            </p>
            <p>
              <a className="mr-Footer-link" href={phoneHref(contact.phone)}>
                {contact.phone}
              </a>
            </p>
          </address>
        </div>
      )}
    </>
  );
  return (
    <footer {...rest} className={clsx('mr-Footer-root mr-kit', className)}>
      <div className="mr-Footer-content">
        <div className="mr-Footer-columns">
          <div className="mr-Footer-brand">
            {logo === undefined ? (
              <Logo name={name} href={homeHref} variant="inverse" render={settings.renderLink} labels={messages.logo} />
            ) : (
              logo
            )}
            <p className="mr-Footer-description">{description}</p>
            <AppStoreLinks
              playStoreHref={playStoreHref}
              appStoreHref={appStoreHref}
              renderLink={settings.renderLink}
              labels={messages.storeLinks}
            />
          </div>
          {columns ?? defaultColumns}
        </div>
        <div className="mr-Footer-end">
          {legal === undefined ? null : <p>{legal}</p>}
          {legalLinks.length === 0 ? null : (
            <ul role="list" className="mr-Footer-legalLinks">
              {legalLinks.map(link)}
            </ul>
          )}
          {theme === undefined ? <ThemeSwitch className="mr-Footer-theme" label={messages.darkTheme} /> : theme}
          <SocialLinkList className="mr-Footer-social" links={socialLinks} aria-label={messages.social} />
        </div>
      </div>
    </footer>
  );
}
