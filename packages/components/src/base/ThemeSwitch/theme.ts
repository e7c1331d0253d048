/*
 * Theme of the page: `<html data-theme>`, so that all switches of a page agree. A choice is stored in `localStorage` for
 * the next page.
 */
import { matchesMedia, watchMedia } from '../../internal/dom.js';

/** `localStorage` key of the chosen theme. `themeScript` reads it before the first paint. */
export const themeKey = 'mr-theme';

/** Theme that a user can choose. */
export type Theme = 'light' | 'dark';

const darkSystem = '(prefers-color-scheme: dark)';

/**
 * Returns true if the page is dark: by the user's choice, else by the system's setting with `mr-root`. A page without
 * `mr-root` is light. Browser only.
 */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  if (theme) return theme === 'dark';
  return matchesMedia(darkSystem) && document.querySelector('.mr-root:not([data-theme], [data-theme] *)') !== null;
}

/** Switches the page to the other theme and stores the choice. Returns the new theme. Browser only. */
export function toggleTheme(): Theme {
  const theme = isDark() ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // A browser may forbid storage: the choice then applies to this page only.
  }
  return theme;
}

/**
 * Applies the stored theme, for a page restored from the history, or after a change in another tab. Without a choice
 * the page does not change. Browser only.
 */
export function showChosenTheme(): void {
  try {
    const theme = localStorage.getItem(themeKey);
    if (theme) document.documentElement.dataset['theme'] = theme;
  } catch {
    // A browser may forbid storage: then there is no stored choice.
  }
}

/** Calls `listener` after each change of the page's or the system's theme; returns the unsubscribe function. Browser only. */
export function subscribeToTheme(listener: () => void): () => void {
  const controller = new AbortController();
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class', 'data-theme'] });
  watchMedia(darkSystem, listener, controller.signal);
  return () => {
    observer.disconnect();
    controller.abort();
  };
}
