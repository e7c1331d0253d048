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
  /** Announcement text. */
  title: string;
  /** Text of the yellow tag before the announcement. Omit to hide the tag. */
  tag?: string | undefined;
  /** Accessible name of the region. @default 'Announcement' */
  label?: string | undefined;
  /** Social profiles; those without a URL are hidden, and all below 900 px. */
  socialLinks?: SocialLinks | undefined;
  /** Languages to choose from. With fewer than two there is no switch. */
  languages?: readonly Language[] | undefined;
  /** `lang` of the current language. */
  currentLang?: string | undefined;
  /** Slot before the language switch, for example for the user's name. */
  end?: ReactNode;
}

/**
 * Dark bar above the header: a tag, an announcement, social profiles and the language switch. Renders a `<section>`;
 * safe in server components.
 */
export function TopBar({
  title,
  tag,
  label,
  socialLinks = {},
  languages = [],
  currentLang,
  end,
  labels,
  className,
  ...props
}: TopBarProps) {
  const [settings, rest] = useSettings(props);
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
