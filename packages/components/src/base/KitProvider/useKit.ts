'use client';

import { useContext } from 'react';
import { resolveSettings } from '../../internal/settings/resolveSettings.js';
import { SettingsContext } from '../../internal/settings/SettingsContext.js';

/**
 * Returns language and currency of the nearest `KitProvider`, for a shop's own texts beside the kit's. Client
 * components only.
 * @example const { locale, currency } = useKit();
 */
export function useKit(): { locale: string; currency: string } {
  const [{ locale, currency }] = resolveSettings({}, useContext(SettingsContext));
  return { locale, currency };
}
