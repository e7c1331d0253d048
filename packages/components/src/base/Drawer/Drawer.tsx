'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/index.js';
import { XIcon } from '../../icons/XIcon.js';
import type { HeadingLevel } from '../../internal/render/headings.js';
import { useDialogElement } from '../../internal/state/useDialogElement.js';
import { useSheetDrag } from '../../internal/state/useSheetDrag.js';
import type { DialogOpenProps } from '../../internal/state/useDialogElement.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Drawer.css';

export interface DrawerProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'title'>, DialogOpenProps, SharedProps<never, 'Drawer'> {
  /** Heading, and accessible name of the drawer. */
  title: string;
  /** Heading level. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Edge of the window that it slides in from. @default 'end' */
  side?: 'start' | 'end' | 'bottom' | undefined;
  /** Slides in from the bottom on phones, whatever its `side`. @default false */
  sheet?: boolean | undefined;
  /** Footer, visible while the content scrolls. */
  footer?: ReactNode;
}

/**
 * Panel that slides in from an edge of the window, on the native `<dialog>`: the browser traps focus and restores it. A
 * bottom sheet follows the finger, and a swipe down closes it. Renders a `<dialog>`; a client component.
 * @selector [data-side="start|end|bottom"] @selector [data-sheet]
 * @cssproperty --mr-drawer-size width of a drawer at the side
 * @slot footer visible while the content scrolls
 */
export function Drawer({
  title,
  headingLevel = 2,
  side = 'end',
  sheet = false,
  footer,
  labels,
  className,
  children,
  ...props
}: DrawerProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.Drawer, settings.labels.Drawer, labels);
  const id = useId();
  const { close, trigger, element } = useDialogElement(rest);
  const drag = useSheetDrag(
    (dialog) => dialog.dataset['side'] === 'bottom' || (dialog.hasAttribute('data-sheet') && isAtFoot(dialog)),
    (event) => close('swipe', event),
  );
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {trigger}
      <dialog
        aria-labelledby={rest['aria-label'] === undefined ? id : undefined}
        {...element}
        className={clsx('mr-Drawer-root mr-kit', className)}
        data-side={side}
        data-sheet={sheet ? '' : undefined}
      >
        <div className="mr-Drawer-box">
          <div className="mr-Drawer-head" {...drag}>
            <Heading id={id} className="mr-Drawer-title">
              {title}
            </Heading>
            <IconButton icon={<XIcon />} label={messages.close} onClick={(event) => close('close', event)} />
          </div>
          {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- content that holds only text has to be scrolled by the keyboard */}
          <div className="mr-Drawer-content" tabIndex={0}>
            {children}
          </div>
          {footer === undefined ? null : <div className="mr-Drawer-footer">{footer}</div>}
        </div>
      </dialog>
    </>
  );
}

/** Returns true if the drawer is at the bottom: on phones a sheet spans the width of the window. */
function isAtFoot(dialog: HTMLElement): boolean {
  return dialog.offsetWidth >= innerWidth - 1;
}
