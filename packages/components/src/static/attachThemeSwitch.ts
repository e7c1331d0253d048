import { refuseHydrated, rootsIn } from './behavior.js';
import { isDark, subscribeToTheme, toggleTheme } from '../base/ThemeSwitch/theme.js';

/**
 * Adds behavior to the theme switches of server HTML in `root`, or to `root` itself: a press changes and stores the
 * theme of the page, and all switches show it. Returns the clean-up function.
 */
export function attachThemeSwitch(root: HTMLElement): () => void {
  const controller = new AbortController();
  const switches = rootsIn(root, 'theme-switch');
  const update = () => {
    for (const button of switches) button.setAttribute('aria-pressed', String(isDark()));
  };
  for (const button of switches) {
    refuseHydrated(button, 'attachThemeSwitch');
    button.addEventListener('click', () => toggleTheme(), { signal: controller.signal });
  }
  const unsubscribe = subscribeToTheme(update);
  update();
  return () => {
    controller.abort();
    unsubscribe();
  };
}
