'use client';

import { useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { SharedSettings } from '../../internal/settings/resolveSettings.js';
import { SettingsContext } from '../../internal/settings/SettingsContext.js';
import type { KitLabels } from '../../labels/Labels.js';

export interface KitProviderProps extends SharedSettings {
  /** Strings by component name, as exported by `@marketrow/components/labels/de`: `labels={de}`. */
  labels?: { readonly [Name in keyof KitLabels]?: Partial<KitLabels[Name]> } | undefined;
  /** Part of the app with these settings. */
  children?: ReactNode;
}

/**
 * Provides `locale`, `currency`, `labels`, `renderLink` and `renderImage` to all descendants; a component's own props
 * override them. A nested provider overrides only the props that it sets. Client component, renders no element. Server
 * components and islands of another root need the same props themselves.
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
