'use client';

import { useContext } from 'react';
import { resolveSettings } from '../../internal/settings/resolveSettings';
import { SettingsContext } from '../../internal/settings/SettingsContext';

/**
 * Language and currency of the nearest `KitProvider`, for texts of the shop's own beside the kit's. Client components only.
 * @example const { locale, currency } = useKit();
 */
export function useKit(): { locale: string; currency: string } {
  const { locale, currency } = resolveSettings({}, useContext(SettingsContext));
  return { locale, currency };
}
