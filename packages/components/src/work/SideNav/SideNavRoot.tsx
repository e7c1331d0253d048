'use client';

import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { ComponentProps } from 'react';
import { PanelLeftIcon } from '../../icons/PanelLeftIcon';
import { mergeHandlers } from '../../internal/render/mergeHandlers';
import type { ChangeDetails } from '../../internal/state/changeDetails';
import { useControllableState } from '../../internal/state/useControllableState';
import { readCollapsed, watchCollapsed, writeCollapsed } from './collapsed';
import { pressDrawer } from './drawer';

interface Collapse {
  isCollapsed: boolean;
  toggle: (event: Event) => void;
}
const CollapseContext = createContext<Collapse | null>(null);

interface SideNavRootProps extends ComponentProps<'div'> {
  collapsed?: boolean | undefined;
  defaultCollapsed?: boolean | undefined;
  onCollapsedChange?: ((collapsed: boolean, details: ChangeDetails) => void) | undefined;
  /** Key of the device's storage. Without it the choice lasts as long as the page. */
  storageKey?: string | undefined;
}

/** The root of a side bar: its drawer, and whether it is collapsed. What it holds may come from a server component. */
export function SideNavRoot({
  collapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  storageKey,
  onClick,
  ...rest
}: SideNavRootProps) {
  const [own, change] = useControllableState<boolean, ChangeDetails>({
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
      toggle: (event: Event) => {
        void change(!isCollapsed, { event });
        if (storageKey !== undefined) writeCollapsed(storageKey, !isCollapsed);
      },
    }),
    [isCollapsed, change, storageKey],
  );
  return (
    <CollapseContext value={context}>
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- presses of the buttons inside */}
      <div
        {...rest}
        data-collapsed={isCollapsed ? '' : undefined}
        data-mr-storage-key={storageKey}
        onClick={mergeHandlers((event) => pressDrawer(event.currentTarget, event), onClick)}
      />
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
      onClick={({ nativeEvent }) => collapse?.toggle(nativeEvent)}
    >
      <PanelLeftIcon />
      <span>{label}</span>
    </button>
  );
}
