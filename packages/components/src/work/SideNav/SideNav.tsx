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
  /** Accessible name of the whole, the text of its button and the heading of its drawer. @default from `labels` */
  label?: string | undefined;
  /** The pages in groups, which a line or a heading parts. */
  items: readonly (readonly SideNavItem[] | SideNavGroup)[];
  /** Address of the page shown, or of the list that it belongs to. */
  currentHref?: string | undefined;
  /** `card` beside a page's content, or `bar`: as high as the window, at its edge, as in a work area. @default 'card' */
  variant?: 'card' | 'bar' | undefined;
  /** Whether a button folds it up to its icons from 1200 px on. @default false */
  collapsible?: boolean | undefined;
  /** Whether it is folded up, when the caller keeps that. */
  collapsed?: boolean | undefined;
  /** Whether it is folded up at first. @default false */
  defaultCollapsed?: boolean | undefined;
  /** Called with the new state by the button that folds it up. */
  onCollapsedChange?: ((collapsed: boolean, details: ChangeDetails) => void) | undefined;
  /** Key of the device's storage that keeps the state, for all tabs. Left out: the state lasts as long as the page. */
  storageKey?: string | undefined;
  /** Open state of the drawer, when the caller keeps it. */
  open?: boolean | undefined;
  /** Open state of the drawer at first, when the component keeps it. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the drawer is to open or to close. */
  onOpenChange?: ((open: boolean, details: ReasonedDetails<DialogChangeReason>) => void) | undefined;
  /** Slot above the pages: who is signed in, or the logo. */
  header?: ReactNode;
  /** Slot under the pages: log out. */
  footer?: ReactNode;
  /** Slot of a `bar` beside its button below 1200 px: logo, notifications. */
  topBar?: ReactNode;
  /** Icon of the button. @default a person, in a `bar` three lines */
  icon?: ReactNode;
}

/**
 * The pages of an area with their counts: a card or a bar beside the page from 1200 px on, a button with a drawer below. The
 * drawer opens without scripts, by the button's `command` (Chrome 135, Firefox 144, Safari 26.2); after hydration and in older
 * browsers by React.
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
  locale,
  renderLink,
  labels,
  className,
  ...rest
}: SideNavProps) {
  const settings = useSettings({ locale, renderLink });
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

/** React does not know these attributes yet; it hands them on as they are. Until hydration they open and close the drawer. */
function command(name: string, target: string): object {
  return { command: name, commandfor: target };
}
