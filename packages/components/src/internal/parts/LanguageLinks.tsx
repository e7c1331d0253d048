import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { linkElement } from '../render/links.js';
import type { RenderLink } from '../render/links.js';
import './LanguageLinks.css';
import { VisuallyHidden } from './VisuallyHidden.js';

/** One language of the site. */
export interface Language {
  /** BCP 47 tag, for example `de`. Shown in capitals. */
  lang: string;
  /** The language's name in that language, for example `Deutsch`; accessible name of the link. */
  title: string;
  /** URL of the same page in that language. */
  href: string;
}

interface LanguageLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  languages: readonly Language[];
  /** `lang` of the page's language. */
  currentLang: string | undefined;
  /** Class of each link, for size and colors. */
  linkClass: string | undefined;
  renderLink: RenderLink | undefined;
}

/** The languages of a site in a pill, each with its native name. Renders a `<ul>`; safe in server components. */
export function LanguageLinks({
  languages,
  currentLang,
  linkClass,
  renderLink,
  className,
  ...rest
}: LanguageLinksProps) {
  return (
    <ul role="list" {...rest} className={clsx('mr-LanguageLinks-root', className)}>
      {languages.map(({ lang, title, href }) => (
        <li key={lang}>
          {linkElement(renderLink, {
            className: clsx('mr-LanguageLinks-link', linkClass),
            href,
            lang,
            hrefLang: lang,
            'aria-current': lang === currentLang ? 'true' : undefined,
            children: (
              <>
                <span aria-hidden="true">{lang.toUpperCase()}</span>
                <VisuallyHidden>{title}</VisuallyHidden>
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
