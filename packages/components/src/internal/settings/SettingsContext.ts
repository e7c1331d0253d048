'use client';

import { createContext } from 'react';
import type { SharedSettings } from './resolveSettings.js';

/** Settings of the nearest `KitProvider`; empty without one. */
export const SettingsContext = createContext<SharedSettings & { labels?: object | undefined }>({});
