import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../base/Button/index.js';
import { IconButton } from '../../base/IconButton/index.js';
import { MenuIcon } from '../../icons/MenuIcon.js';
import { UserIcon } from '../../icons/UserIcon.js';
import { XIcon } from '../../icons/XIcon.js';
import type { ChangeDetails, ReasonedDetails } from '../../internal/state/changeDetails.js';
import type { DialogChangeReason } from '../../internal/state/useDialogElement.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { SideNavPages } from './SideNavPages.js';
import { CollapseButton, SideNavDrawer, SideNavRoot } from './SideNavRoot.js';
import './SideNav.css';
import type { SideNavGroup, SideNavItem } from './types.js';

export interface SideNavProps
  extends Omit<ComponentProps<'div'>, 'children'>, SharedProps<'locale' | 'renderLink', 'SideNav'> {
  /** Accessible name, also the text of its button and the heading of its drawer. @default from `labels` */
  label?: string | undefined;
  /** Pages in groups, separated by a line or a heading. */
  items: readonly (readonly SideNavItem[] | SideNavGroup)[];
  /** URL of the current page, or of its parent list. */
  currentHref?: string | undefined;
  /**
   * Presentation: `card` beside the content of a page, or `bar` at the edge of the window with its full height.
   * @default 'card'
   */
  variant?: 'card' | 'bar' | undefined;
  /** Adds a button that collapses it to its icons, from 1200 px. @default false */
  collapsible?: boolean | undefined;
  /** Whether it is collapsed (controlled). */
  collapsed?: boolean | undefined;
  /** Whether it is collapsed at first (uncontrolled). @default false */
  defaultCollapsed?: boolean | undefined;
  /** Called with the new state by the collapse button. */
  onCollapsedChange?: ((collapsed: boolean, details: ChangeDetails) => void) | undefined;
  /** `localStorage` key of the collapsed state, shared by all tabs. If omitted, the state is lost on reload. */
  storageKey?: string | undefined;
  /** Open state of the drawer (controlled). */
  open?: boolean | undefined;
  /** Initial open state of the drawer (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the drawer opens or closes. */
  onOpenChange?: ((open: boolean, details: ReasonedDetails<DialogChangeReason>) => void) | undefined;
  /** Slot above the pages, such as the user or the logo. */
  header?: ReactNode;
  /** Slot under the pages, such as a log-out button. */
  footer?: ReactNode;
  /** Slot of a `bar` beside its button below 1200 px, such as logo and notifications. */
  topBar?: ReactNode;
  /** Icon of the button. @default a person; three lines in a `bar` */
  icon?: ReactNode;
}

/**
 * Side navigation with counts: a card or a bar beside the page from 1200 px, a button with a drawer below. The drawer
 * opens without scripts, by the `command` of the button (Chrome 135, Firefox 144, Safari 26.2); after hydration and in
 * older browsers by React.
 * Renders a `<div>`; safe in server components.
 * @selector [data-variant="card|bar"] @selector [data-collapsed]
 * @slot header @slot footer @slot topBar @slot icon
 * @cssproperty --mr-side-nav-width width of a bar
 */
export function SideNav({
  label,
  items,
  currentHref,
  variant = 'card',
  collapsible = false,
  collapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  storageKey,
  header,
  footer,
  topBar,
  icon,
  labels,
  className,
  ...props
}: SideNavProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.SideNav, settings.labels.SideNav, labels);
  const name = label ?? messages.label;
  const id = useId();
  const pages = { items, currentHref, header, footer, locale: settings.locale, renderLink: settings.renderLink };
  const opens = { 'aria-haspopup': 'dialog', 'data-mr-action': 'show', ...command('show-modal', id) } as const;
  return (
    <SideNavRoot
      {...rest}
      {...(collapsible && { collapsed, defaultCollapsed, onCollapsedChange, storageKey })}
      className={clsx('mr-SideNav-root mr-kit', className)}
      data-variant={variant}
      data-mr-root="side-nav"
    >
      <div className="mr-SideNav-top">
        {variant === 'bar' ? (
          <IconButton label={name} icon={icon ?? <MenuIcon />} {...opens} />
        ) : (
          <Button variant="quiet" startIcon={icon ?? <UserIcon />} {...opens}>
            {name}
          </Button>
        )}
        {topBar}
      </div>
      <nav aria-label={rest['aria-label'] ?? name} className="mr-SideNav-card">
        <SideNavPages {...pages} id={`${id}-card`} />
        {collapsible ? <CollapseButton label={messages.collapse} className="mr-SideNav-collapse" /> : null}
      </nav>
      <SideNavDrawer id={id} className="mr-SideNav-drawer" aria-labelledby={`${id}-title`}>
        <div className="mr-SideNav-head">
          <p id={`${id}-title`} className="mr-SideNav-heading">
            {name}
          </p>
          <IconButton icon={<XIcon />} label={messages.close} data-mr-action="close" {...command('close', id)} />
        </div>
        <nav aria-label={messages.menu}>
          <SideNavPages {...pages} id={`${id}-drawer`} />
        </nav>
      </SideNavDrawer>
    </SideNavRoot>
  );
}

/** Attributes that React does not know yet; it passes them through. They open and close the drawer until hydration. */
function command(name: string, target: string): object {
  return { command: name, commandfor: target };
}
