import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { renderElement } from '../internal/renderElement';
import type { RenderProp } from '../internal/renderElement';
import { SocialLinkList } from '../internal/SocialLinkList';
import type { SocialLinks } from '../internal/SocialLinkList';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import styles from './TopBar.module.css';

/** One language of the site. */
export interface TopBarLanguage {
  /** BCP 47 tag: `de`. Shown in capitals. */
  lang: string;
  /** The language's own name for itself, `Deutsch`: the link's accessible name. */
  name: string;
  /** The same page in that language. */
  href: string;
}

/** Every string that `TopBar` announces. */
export interface TopBarLabels {
  /** Name of the bar as a region. */
  region: string;
  /** Name of the list of languages. */
  languages: string;
  /** Name of the list of profiles elsewhere. */
  social: string;
}

export interface TopBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The sentence of the day. */
  title: string;
  /** Text on the yellow tag before it. Left out: no tag. */
  label?: string | undefined;
  /** Profiles elsewhere; only those with an address are drawn, and none below 900 px. */
  socialLinks?: SocialLinks | undefined;
  /** Languages to choose from. Left out or only one: no switch. */
  languages?: readonly TopBarLanguage[] | undefined;
  /** `lang` of the language that the page is in. */
  currentLang?: string | undefined;
  /** Renders each language link, as for a router. */
  renderLink?: RenderProp | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<TopBarLabels> | undefined;
}

export const topBarLabels: TopBarLabels = { region: 'Announcement', languages: 'Language', social: 'Follow us' };

/** The dark line above the header: a tag, a sentence, profiles and the language switch. Renders a `<section>`; safe in server components. */
export function TopBar(props: TopBarProps) {
  const { title, label, socialLinks = {}, languages = [], currentLang, renderLink, labels, className, ...rest } = props;
  const words = { ...topBarLabels, ...labels };
  return (
    <section aria-label={words.region} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.content}>
        <p className={styles.text}>
          {label === undefined ? null : <b className={styles.tag}>{label}</b>} <span>{title}</span>
        </p>
        <SocialLinkList className={styles.social} links={socialLinks} aria-label={words.social} />
        {languages.length > 1 ? (
          <ul role="list" className={styles.languages} aria-label={words.languages}>
            {languages.map(({ lang, name, href }) => (
              <li key={lang}>
                {renderElement(renderLink, {
                  className: styles.language,
                  href,
                  lang,
                  hrefLang: lang,
                  'aria-current': lang === currentLang ? 'true' : undefined,
                  children: (
                    <>
                      <span aria-hidden="true">{lang.toUpperCase()}</span>
                      <VisuallyHidden>{name}</VisuallyHidden>
                    </>
                  ),
                })}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
