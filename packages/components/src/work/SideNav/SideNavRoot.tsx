'use client';

import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { PanelLeftIcon } from '../../icons/PanelLeftIcon.js';
import { mergeHandlers } from '../../internal/render/mergeHandlers.js';
import type { ChangeDetails, ReasonedDetails } from '../../internal/state/changeDetails.js';
import type { OpenProps } from '../../internal/state/openState.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { useDialogElement } from '../../internal/state/useDialogElement.js';
import type { DialogChangeReason } from '../../internal/state/useDialogElement.js';
import { useHydrated } from '../../internal/state/useHydrated.js';
import { readCollapsed, watchCollapsed, writeCollapsed } from './collapsed.js';
import { pressOfDrawer } from './drawer.js';

interface SideNavState {
  isCollapsed: boolean;
  toggle: (event: Event) => void;
  drawer: { open: boolean; onOpenChange: (open: boolean, details: DrawerDetails) => void };
}
const SideNavContext = createContext<SideNavState | null>(null);

type DrawerDetails = ReasonedDetails<DialogChangeReason>;

interface SideNavRootProps extends ComponentProps<'div'>, OpenProps<DrawerDetails> {
  collapsed?: boolean | undefined;
  defaultCollapsed?: boolean | undefined;
  onCollapsedChange?: ((collapsed: boolean, details: ChangeDetails) => void) | undefined;
  /** `localStorage` key. Without it the state is lost on reload. */
  storageKey?: string | undefined;
}

/**
 * Root of a side navigation: manages its drawer and the collapsed state. Its content may come from a server component.
 */
export function SideNavRoot({
  collapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  storageKey,
  open,
  defaultOpen = false,
  onOpenChange,
  onClick,
  ...rest
}: SideNavRootProps) {
  const [own, change] = useControllableState<boolean, ChangeDetails>({
    value: collapsed,
    defaultValue: defaultCollapsed,
    onChange: onCollapsedChange,
  });
  const [isOpen, changeOpen] = useControllableState<boolean, DrawerDetails>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const stored = useSyncExternalStore(
    watchCollapsed,
    () => (storageKey === undefined ? undefined : readCollapsed(storageKey)),
    () => undefined,
  );
  const isCollapsed = collapsed ?? stored ?? own;
  const context = useMemo(
    () => ({
      isCollapsed,
      toggle: (event: Event) => {
        void change(!isCollapsed, { event });
        if (storageKey !== undefined) writeCollapsed(storageKey, !isCollapsed);
      },
      drawer: { open: isOpen, onOpenChange: changeOpen },
    }),
    [isCollapsed, change, storageKey, isOpen, changeOpen],
  );
  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const press = pressOfDrawer(event.currentTarget, event);
    if (press === undefined) return;
    // The `command` of the button would open the drawer without updating the state.
    event.preventDefault();
    const reason = press === 'show' ? 'trigger' : press;
    changeOpen(press === 'show', { reason, event: event.nativeEvent });
  };
  return (
    <SideNavContext value={context}>
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- presses of the buttons inside */}
      <div {...rest} data-collapsed={isCollapsed ? '' : undefined} onClick={mergeHandlers(handleClick, onClick)} />
    </SideNavContext>
  );
}

/** Button that collapses the surrounding side bar. */
export function CollapseButton({ label, className }: { label: string; className: string | undefined }) {
  const collapse = use(SideNavContext);
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

/**
 * Drawer, whose state the surrounding side navigation manages. Until hydration the browser closes it by a press
 * outside.
 */
export function SideNavDrawer(props: ComponentProps<'dialog'>) {
  const nav = use(SideNavContext);
  const { element: own } = useDialogElement({ ...nav?.drawer, id: props.id }, true);
  const closedByPress: object = useHydrated() ? {} : { closedby: 'any' };
  return <dialog {...props} {...own} {...closedByPress} />;
}
