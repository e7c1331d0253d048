import { badgeText, countName } from '../internal/text/counts';
import type { CountNames, CountOf } from '../internal/text/counts';

export interface AttachHeaderOptions {
  /** Reads what is counted now: pieces in the cart, things on the wish list. Left out: the counts stay as rendered. */
  getCounts?: (() => Record<CountOf, number>) | undefined;
  /** Calls `listener` after each change of a count; answers how to stop. */
  subscribe?: ((listener: () => void) => () => void) | undefined;
}

/** Where the chosen theme is kept. The page's own script reads it before the first paint. */
export const themeKey = 'mr-theme';

/**
 * Adds behaviour to everything of the page frame inside `root` (a header, or the whole page): the theme switches
 * (choice kept under `themeKey`, set as `<html data-theme>`) and the counts on cart and wish-list links. Answers how to stop.
 */
export function attachHeader(root: HTMLElement, { getCounts, subscribe }: AttachHeaderOptions = {}): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const page = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const switches = root.querySelectorAll('[data-mr-theme-switch]');
  const isDark = () => (page.dataset.theme ? page.dataset.theme === 'dark' : system.matches);

  const showTheme = () => {
    for (const button of switches) button.setAttribute('aria-pressed', String(isDark()));
  };
  const handleClick = () => {
    const theme = (page.dataset.theme = isDark() ? 'light' : 'dark');
    try {
      localStorage.setItem(themeKey, theme);
    } catch {
      // A browser may forbid storage: the choice then lasts as long as the page.
    }
    showTheme();
  };
  const showCounts = () => {
    const counts = getCounts?.();
    if (!counts) return;
    for (const name of root.querySelectorAll<HTMLElement>('[data-mr-count]')) {
      const { mrCount, mrCountNames = '' } = name.dataset;
      const count = counts[mrCount as CountOf];
      name.textContent = countName(page.lang || 'en', count, JSON.parse(mrCountNames) as CountNames);
      const badge = name.nextElementSibling;
      if (badge) badge.textContent = badgeText(count);
    }
  };

  page.dataset.js ??= '';
  showTheme();
  showCounts();
  system.addEventListener('change', showTheme, { signal });
  for (const button of switches) button.addEventListener('click', handleClick, { signal });
  const stop = subscribe?.(showCounts);
  return () => {
    controller.abort();
    stop?.();
  };
}
