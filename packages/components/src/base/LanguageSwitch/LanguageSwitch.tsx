import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { LanguageLinks } from '../../internal/parts/LanguageLinks';
import type { Language } from '../../internal/parts/LanguageLinks';
import { mergeLabels } from '../../internal/text/mergeLabels';
import * as en from '../../labels/en';
import type { SharedProps } from '../../internal/settings/sharedProps';
import styles from './LanguageSwitch.module.css';

/** One language: its tag, its own name for itself, and the same page in it. */
export type LanguageSwitchItem = Language;

export interface LanguageSwitchProps
  extends Omit<ComponentProps<'ul'>, 'children'>, SharedProps<'renderLink', 'LanguageSwitch'> {
  /** The languages of the site, that of the page included. */
  items: readonly LanguageSwitchItem[];
  /** `lang` of the language that the page is in, to mark it. */
  currentLang?: string | undefined;
  /** Accessible name of the list. @default from `labels` */
  label?: string | undefined;
}

/**
 * Links to the same page in each language of the site, each named by itself and never by a flag. Works without scripts.
 * Renders a `<ul>`; safe in server components.
 */
export function LanguageSwitch({
  items,
  currentLang,
  label,
  renderLink,
  labels,
  className,
  'aria-label': ariaLabel = label,
  ...rest
}: LanguageSwitchProps) {
  const settings = useSettings({ renderLink });
  const messages = mergeLabels(en.LanguageSwitch, settings.labels.LanguageSwitch, labels);
  return (
    <LanguageLinks
      {...rest}
      className={clsx(styles.root, className)}
      aria-label={ariaLabel ?? messages.label}
      languages={items}
      currentLang={currentLang}
      linkClass={styles.link}
      renderLink={settings.renderLink}
    />
  );
}
