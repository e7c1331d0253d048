import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface ThemeSwitchProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Its constant name; whether it is on is told by `aria-pressed`. */
  label: string;
}

/**
 * The light and dark switch. It does nothing by itself: `attachHeader` finds it by `data-mr-theme-switch`, sets
 * `aria-pressed`, and the style shows it only once `<html data-js>` says that scripts run.
 * Renders a `<button>`; safe in server components.
 */
export function ThemeSwitch({ label, className, children, ...rest }: ThemeSwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      className={clsx(className)}
      aria-label={label}
      aria-pressed="false"
      data-mr-theme-switch=""
    >
      {children}
    </button>
  );
}
