'use client';

import { createContext } from 'react';
import type { SharedSettings } from './resolveSettings';

/** What the nearest `KitProvider` gives; nothing without one. */
export const SettingsContext = createContext<SharedSettings & { labels?: object | undefined }>({});
