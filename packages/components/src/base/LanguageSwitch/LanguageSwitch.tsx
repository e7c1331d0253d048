import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { LanguageLinks } from '../../internal/parts/LanguageLinks.js';
import type { Language } from '../../internal/parts/LanguageLinks.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './LanguageSwitch.css';

/** One language: its tag, its native name, and the URL of the page in it. */
export type LanguageSwitchItem = Language;

export interface LanguageSwitchProps
  extends Omit<ComponentProps<'ul'>, 'children'>, SharedProps<'renderLink', 'LanguageSwitch'> {
  /** Languages of the site, including the page's own. */
  items: readonly LanguageSwitchItem[];
  /** `lang` of the current page's language. */
  currentLang?: string | undefined;
  /** Accessible name of the list. @default from `labels` */
  label?: string | undefined;
}

/**
 * Links to the same page in each language of the site, each with its native name and never a flag. Works without
 * scripts. Renders a `<ul>`; safe in server components.
 */
export function LanguageSwitch({
  items,
  currentLang,
  label,
  labels,
  className,
  'aria-label': ariaLabel = label,
  ...props
}: LanguageSwitchProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.LanguageSwitch, settings.labels.LanguageSwitch, labels);
  return (
    <LanguageLinks
      {...rest}
      className={clsx('mr-LanguageSwitch-root mr-kit', className)}
      aria-label={ariaLabel ?? messages.label}
      languages={items}
      currentLang={currentLang}
      linkClass="mr-LanguageSwitch-link"
      renderLink={settings.renderLink}
    />
  );
}
