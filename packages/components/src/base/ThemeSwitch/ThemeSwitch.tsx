'use client';

import { clsx } from 'clsx/lite';
import { useSyncExternalStore } from 'react';
import type { ComponentProps } from 'react';
import { useSettings } from '#settings';
import { MoonIcon } from '../../icons/MoonIcon.js';
import { SunIcon } from '../../icons/SunIcon.js';
import { mergeHandlers } from '../../internal/render/mergeHandlers.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { isDark, subscribeToTheme, toggleTheme } from './theme.js';
import type { Theme } from './theme.js';
import './ThemeSwitch.css';

/** Props of `ThemeSwitch`: those of its `<button>`, and these. */
export interface ThemeSwitchProps extends Omit<ComponentProps<'button'>, 'type'>, SharedProps<never, 'ThemeSwitch'> {
  /** Accessible name, the same for on and off. @default the text of `children`, else from `labels` */
  label?: string | undefined;
  /** Called after the user changed the theme. */
  onThemeChange?: ((theme: Theme, details: ChangeDetails) => void) | undefined;
}

/**
 * Switches the page between light and dark: sets `<html data-theme>` and stores the choice in `localStorage`. Until a
 * choice a page with `mr-root` follows the system; any other page is light. All switches of a page share its state. Put
 * `themeScript` into `<head>`, so that the next page has the theme at its first paint, and `suppressHydrationWarning`
 * on an `<html>` that React renders. Hidden without scripts. Renders a `<button>` with a moon (a sun while the page is
 * dark) or its children; a client component.
 * @selector [aria-pressed="true"] while the page is dark
 */
export function ThemeSwitch({
  label,
  onThemeChange,
  labels,
  className,
  children,
  onClick,
  ...props
}: ThemeSwitchProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.ThemeSwitch, settings.labels.ThemeSwitch, labels);
  const pressed = useSyncExternalStore(subscribeToTheme, isDark, isDarkOnServer);
  return (
    <button
      aria-label={label ?? (typeof children === 'string' ? undefined : messages.label)}
      {...rest}
      type="button"
      className={clsx('mr-ThemeSwitch-root mr-kit', className)}
      aria-pressed={pressed}
      data-mr-root="theme-switch"
      onClick={mergeHandlers(({ nativeEvent }) => {
        const theme = toggleTheme();
        onThemeChange?.(theme, { event: nativeEvent });
      }, onClick)}
    >
      {children ?? (
        <>
          <MoonIcon className="mr-ThemeSwitch-moon" />
          <SunIcon className="mr-ThemeSwitch-sun" />
        </>
      )}
    </button>
  );
}

/** A server does not know the theme: the first render in the browser must match its HTML; the next one is right. */
function isDarkOnServer(): boolean {
  return false;
}
