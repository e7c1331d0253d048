'use client';

import { useContext } from 'react';
import { resolveSettings } from '../../internal/settings/resolveSettings.js';
import { SettingsContext } from '../../internal/settings/SettingsContext.js';

/**
 * Language and currency of the nearest `KitProvider`, for texts of the shop's own beside the kit's. Client components only.
 * @example const { locale, currency } = useKit();
 */
export function useKit(): { locale: string; currency: string } {
  const { locale, currency } = resolveSettings({}, useContext(SettingsContext));
  return { locale, currency };
}
