/*
 * The page's theme in the browser: `<html data-theme>`, so that all switches of a page show the same. A choice is kept for the
 * next page.
 */
import { matchesMedia, watchMedia } from '../../internal/dom.js';

/** Where the chosen theme is kept. `themeScript` reads it before the first paint. */
export const themeKey = 'mr-theme';

/** A theme that a shopper can choose. */
export type Theme = 'light' | 'dark';

const darkSystem = '(prefers-color-scheme: dark)';

/**
 * Whether the page is dark now: by the shopper's choice, else by the system's setting where `mr-root` follows it. A page without
 * `mr-root` is light. Browser only.
 */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  if (theme) return theme === 'dark';
  return matchesMedia(darkSystem) && document.querySelector('.mr-root:not([data-theme], [data-theme] *)') !== null;
}

/** Changes the page to the other theme and keeps the choice. Returns the new theme. Browser only. */
export function toggleTheme(): Theme {
  const theme = isDark() ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // A browser may forbid storage: the choice then lasts as long as the page.
  }
  return theme;
}

/**
 * Shows the theme that was chosen last: for a page that comes back from the history, or where it was chosen in another tab. Without a
 * choice the page stays as it is. Browser only.
 */
export function showChosenTheme(): void {
  try {
    const theme = localStorage.getItem(themeKey);
    if (theme) document.documentElement.dataset['theme'] = theme;
  } catch {
    // A browser may forbid storage: then nothing was kept.
  }
}

/** Calls `listener` after each change of the page's or the system's theme; returns the function that ends it. Browser only. */
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
