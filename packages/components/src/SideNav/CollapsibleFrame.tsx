'use client';

import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { ComponentProps } from 'react';
import { PanelLeftIcon } from '../icons/PanelLeftIcon';
import { useControllableState } from '../internal/state/useControllableState';
import { readCollapsed, watchCollapsed, writeCollapsed } from './collapsed';

interface Collapse {
  isCollapsed: boolean;
  toggle: () => void;
}
const CollapseContext = createContext<Collapse | null>(null);

interface CollapsibleFrameProps extends ComponentProps<'div'> {
  collapsed: boolean | undefined;
  defaultCollapsed: boolean;
  onCollapsedChange: ((collapsed: boolean, details: { reason: 'press' }) => void) | undefined;
  /** Key of the device's storage. Left out: the choice lasts as long as the page. */
  storageKey: string | undefined;
}

/** The root of a side bar that can be collapsed: it holds that state. What it holds may come from a server component. */
export function CollapsibleFrame({
  collapsed,
  defaultCollapsed,
  onCollapsedChange,
  storageKey,
  ...rest
}: CollapsibleFrameProps) {
  const [own, change] = useControllableState<boolean, { reason: 'press' }>({
    value: collapsed,
    defaultValue: defaultCollapsed,
    onChange: onCollapsedChange,
  });
  const kept = useSyncExternalStore(
    watchCollapsed,
    () => (storageKey === undefined ? undefined : readCollapsed(storageKey)),
    () => undefined,
  );
  const isCollapsed = collapsed ?? kept ?? own;
  const context = useMemo(
    () => ({
      isCollapsed,
      toggle: () => {
        void change(!isCollapsed, { reason: 'press' });
        if (storageKey !== undefined) writeCollapsed(storageKey, !isCollapsed);
      },
    }),
    [isCollapsed, change, storageKey],
  );
  return (
    <CollapseContext value={context}>
      <div {...rest} data-collapsed={isCollapsed ? '' : undefined} data-mr-storage-key={storageKey} />
    </CollapseContext>
  );
}

/** The button that collapses the side bar around it. */
export function CollapseButton({ label, className }: { label: string; className: string | undefined }) {
  const collapse = use(CollapseContext);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={collapse?.isCollapsed ?? false}
      data-mr-action="collapse"
      onClick={collapse?.toggle}
    >
      <PanelLeftIcon />
      <span>{label}</span>
    </button>
  );
}
