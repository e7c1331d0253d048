'use client';

import { useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { SharedSettings } from '../../internal/settings/resolveSettings.js';
import { SettingsContext } from '../../internal/settings/SettingsContext.js';
import type { KitLabels } from '../../labels/Labels.js';

export interface KitProviderProps extends SharedSettings {
  /** Strings by component name, as `@marketrow/components/labels/de` exports them: `labels={de}`. */
  labels?: { readonly [Name in keyof KitLabels]?: Partial<KitLabels[Name]> } | undefined;
  /** The part of the app that the settings are for. */
  children?: ReactNode;
}

/**
 * Gives `locale`, `currency`, `labels`, `renderLink` and `renderImage` to every component below; a component's own props
 * win. One provider inside another replaces only what it names. Client component, renders no element. Server components
 * and islands of another root take the same props themselves.
 */
export function KitProvider({ locale, currency, labels, renderLink, renderImage, children }: KitProviderProps) {
  const outer = useContext(SettingsContext);
  const value = useMemo(
    () => ({
      locale: locale ?? outer.locale,
      currency: currency ?? outer.currency,
      renderLink: renderLink ?? outer.renderLink,
      renderImage: renderImage ?? outer.renderImage,
      labels: labels ? { ...outer.labels, ...labels } : outer.labels,
    }),
    [locale, currency, labels, renderLink, renderImage, outer],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}
