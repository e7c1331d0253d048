import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { LanguageLinks } from '../../internal/parts/LanguageLinks.js';
import type { Language } from '../../internal/parts/LanguageLinks.js';
import { SocialLinkList } from '../parts/SocialLinkList.js';
import type { SocialLinks } from '../parts/SocialLinkList.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './TopBar.css';

/** The props of `TopBar`: those of its `<section>`, and these. */
export interface TopBarProps extends Omit<ComponentProps<'section'>, 'children'>, SharedProps<'renderLink', 'TopBar'> {
  /** The sentence of the day. */
  title: string;
  /** Text on the yellow tag before it. Left out: no tag. */
  tag?: string | undefined;
  /** Accessible name of the bar as a region. @default 'Announcement' */
  label?: string | undefined;
  /** Profiles elsewhere; only those with an address are drawn, and none below 900 px. */
  socialLinks?: SocialLinks | undefined;
  /** Languages to choose from. Left out or only one: no switch. */
  languages?: readonly Language[] | undefined;
  /** `lang` of the language that the page is in. */
  currentLang?: string | undefined;
  /** Slot before the language switch, such as who is logged in. */
  end?: ReactNode;
}

/** The dark line above the header: a tag, a sentence, profiles and the language switch. Renders a `<section>`; safe in server components. */
export function TopBar({
  title,
  tag,
  label,
  socialLinks = {},
  languages = [],
  currentLang,
  end,
  renderLink,
  labels,
  className,
  ...rest
}: TopBarProps) {
  const settings = useSettings({ renderLink });
  const messages = mergeLabels(en.TopBar, settings.labels.TopBar, labels);
  return (
    <section aria-label={label ?? messages.label} {...rest} className={clsx('mr-TopBar-root mr-kit', className)}>
      <div className="mr-TopBar-content">
        <p className="mr-TopBar-text">
          {tag === undefined ? null : <b className="mr-TopBar-tag">{tag}</b>} <span>{title}</span>
        </p>
        <SocialLinkList className="mr-TopBar-social" links={socialLinks} aria-label={messages.social} />
        {end}
        {languages.length > 1 ? (
          <LanguageLinks
            className="mr-TopBar-languages"
            aria-label={messages.languages}
            languages={languages}
            currentLang={currentLang}
            linkClass="mr-TopBar-language"
            renderLink={settings.renderLink}
          />
        ) : null}
      </div>
    </section>
  );
}
