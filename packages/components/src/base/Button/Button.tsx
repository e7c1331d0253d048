import { clsx } from 'clsx/lite';
import type { ComponentProps, HTMLAttributes, ReactNode } from 'react';
import { linkElement } from '../../internal/render/links.js';
import type { LinkProps } from '../../internal/render/links.js';
import { renderElement } from '../../internal/render/renderElement.js';
import type { RenderProp } from '../../internal/render/renderElement.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { useSettings } from '#settings';
import './Button.css';

export interface ButtonProps extends ComponentProps<'button'>, SharedProps<'renderLink'> {
  /**
   * `primary` for the main action, `quiet` (outlined) beside it, `soft` (tinted with the accent color) in panels,
   * `light` on images. @default 'primary'
   */
  variant?: 'primary' | 'quiet' | 'soft' | 'light' | undefined;
  /** Minimum height: `sm` 36, `md` 44, `lg` 54 pixels. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Full width. @default false */
  stretch?: boolean | undefined;
  /**
   * Action in progress: the button keeps focus, is announced as busy and ignores presses. Change the text as well
   * ("Signing in…"). @default false
   */
  pending?: boolean | undefined;
  /** Icon before the text. */
  startIcon?: ReactNode;
  /** Icon after the text. */
  endIcon?: ReactNode;
  /** URL; renders a link that looks like a button. @default a button */
  href?: string | undefined;
  /** Renders another element instead of `<button>`: `render={<NextLink href="/cart" />}`. */
  render?: RenderProp<HTMLAttributes<HTMLElement>> | undefined;
}

/**
 * Button, or link that looks like one if it has an `href`. Renders a `<button type="button">`, or a link; safe in
 * server components.
 * @selector [data-variant="primary|quiet|soft|light"] @selector [data-size="sm|md|lg"] @selector [data-stretch]
 * @selector [data-pending]
 */
export function Button({
  variant = 'primary',
  size = 'md',
  stretch = false,
  pending = false,
  startIcon,
  endIcon,
  href,
  render,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const [settings, rest] = useSettings(props);
  const root = {
    ...rest,
    className: clsx('mr-Button-root mr-kit', className),
    'data-variant': variant,
    'data-size': size,
    'data-stretch': stretch ? '' : undefined,
    'data-pending': pending ? '' : undefined,
    // Not `disabled`: that would drop focus. Without handler and submit type a second press does nothing.
    'aria-busy': pending || rest['aria-busy'],
    'aria-disabled': pending || rest['aria-disabled'],
    onClick: pending ? undefined : onClick,
    children: (
      <>
        {pending ? <span className="mr-Button-spinner" aria-hidden="true" /> : startIcon}
        <span className="mr-Button-content">{children}</span>
        {endIcon}
      </>
    ),
  };
  if (render !== undefined)
    return renderElement<HTMLAttributes<HTMLElement>>(render, { ...root, ...(href !== undefined && { href }) });
  // The handlers are typed for a button; those of a link receive the same events.
  if (href !== undefined)
    return linkElement(settings.renderLink, { ...(root as ComponentProps<'a'>), href } satisfies LinkProps);
  return <button {...root} type={pending ? 'button' : type} />;
}
