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
  /** Accessible name of the whole. @default from `labels` */
  label?: string | undefined;
  /** Address that answers the form, as it is sent without scripts. @default the page's own */
  action?: string | undefined;
  /** How many products the chosen filters leave. Left out: the button does not say a number. */
  total?: number | undefined;
  /** Called when all filters are to be taken off. */
  onClear?: (() => void) | undefined;
  /** Address of the page without filters. */
  clearHref?: string | undefined;
  /** Slot at the foot; `null` takes it away, where each choice is applied at once. @default Clear all, and a button that sends the form */
  actions?: ReactNode;
}

/**
 * The filters of a list, one below the other with hairlines between: a form that is sent by GET, so that it works without
 * scripts. Renders a `<form>`; safe in server components without handlers.
 * @slot actions the foot of the form
 */
export function FilterSidebar({
  label,
  action,
  total,
  onClear,
  clearHref,
  actions,
  locale,
  labels,
  className,
  children,
  ...rest
}: FilterSidebarProps) {
  const settings = useSettings({ locale });
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
