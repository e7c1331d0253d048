import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../base/Button/index.js';
import { plural } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './FilterSidebar.css';

export interface FilterSidebarProps
  extends Omit<ComponentProps<'form'>, 'action' | 'method'>, SharedProps<'locale', 'FilterSidebar'> {
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
  /** URL that receives the form without scripts. @default the current page */
  action?: string | undefined;
  /** Number of products that match the chosen filters. Omit to hide the number in the button. */
  total?: number | undefined;
  /** Called to clear all filters. */
  onClear?: (() => void) | undefined;
  /** URL of the page without filters. */
  clearHref?: string | undefined;
  /**
   * Slot at the end of the form; `null` hides it, for filters that apply at once. @default Clear all and a submit
   * button
   */
  actions?: ReactNode;
}

/**
 * Filters of a list, separated by hairlines, in a form sent by GET that works without scripts. Renders a `<form>`; safe
 * in server components without handlers.
 * @slot actions end of the form
 */
export function FilterSidebar({
  label,
  action,
  total,
  onClear,
  clearHref,
  actions,
  labels,
  className,
  children,
  ...props
}: FilterSidebarProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.FilterSidebar, settings.labels.FilterSidebar, labels);
  const foot =
    actions === undefined ? (
      <>
        {onClear ? (
          <Button variant="quiet" onClick={() => onClear()}>
            {messages.clear}
          </Button>
        ) : clearHref === undefined ? null : (
          <Button variant="quiet" href={clearHref}>
            {messages.clear}
          </Button>
        )}
        <Button type="submit">
          {total === undefined ? messages.apply : plural(settings.locale, total, messages.show)}
        </Button>
      </>
    ) : (
      actions
    );
  return (
    <form
      method="get"
      action={action}
      aria-label={label ?? messages.label}
      {...rest}
      className={clsx('mr-FilterSidebar-root mr-kit', className)}
    >
      {children}
      {foot === null ? null : <div className="mr-FilterSidebar-foot">{foot}</div>}
    </form>
  );
}
