import type { RenderLink } from '../internal/render/links';
import { linkElement } from '../internal/render/links';
import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { SocialLinkList } from '../internal/parts/SocialLinkList';
import type { SocialLinks } from '../internal/parts/SocialLinkList';
import { VisuallyHidden } from '../internal/parts/VisuallyHidden';
import styles from './TopBar.module.css';
import { topBarLabels } from './labels';
import type { TopBarLabels } from './labels';

/** One language of the site. */
export interface TopBarLanguage {
  /** BCP 47 tag: `de`. Shown in capitals. */
  lang: string;
  /** The language's own name for itself, `Deutsch`: the link's accessible name. */
  name: string;
  /** The same page in that language. */
  href: string;
}

/** The props of `TopBar`: those of its `<section>`, and these. */
export interface TopBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The sentence of the day. */
  title: string;
  /** Text on the yellow tag before it. Left out: no tag. */
  tag?: string | undefined;
  /** Accessible name of the bar as a region. @default 'Announcement' */
  label?: string | undefined;
  /** Profiles elsewhere; only those with an address are drawn, and none below 900 px. */
  socialLinks?: SocialLinks | undefined;
  /** Languages to choose from. Left out or only one: no switch. */
  languages?: readonly TopBarLanguage[] | undefined;
  /** `lang` of the language that the page is in. */
  currentLang?: string | undefined;
  /** Renders each language link, as by a router. */
  renderLink?: RenderLink | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<TopBarLabels> | undefined;
}

/** The dark line above the header: a tag, a sentence, profiles and the language switch. Renders a `<section>`; safe in server components. */
export function TopBar({
  title,
  tag,
  label,
  socialLinks = {},
  languages = [],
  currentLang,
  renderLink,
  labels,
  className,
  ...rest
}: TopBarProps) {
  const settings = useSettings({ renderLink });
  const messages = mergeLabels(topBarLabels, settings.labels.TopBar, labels);
  return (
    <section aria-label={label ?? messages.label} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.content}>
        <p className={styles.text}>
          {tag === undefined ? null : <b className={styles.tag}>{tag}</b>} <span>{title}</span>
        </p>
        <SocialLinkList className={styles.social} links={socialLinks} aria-label={messages.social} />
        {languages.length > 1 ? (
          <ul role="list" className={styles.languages} aria-label={messages.languages}>
            {languages.map(({ lang, name, href }) => (
              <li key={lang}>
                {linkElement(settings.renderLink, {
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
