import { clsx } from 'clsx/lite';
import type { ComponentProps, HTMLAttributes, ReactNode } from 'react';
import { renderElement } from '../../internal/render/renderElement.js';
import type { RenderProp } from '../../internal/render/renderElement.js';
import './IconButton.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** Accessible name: "Close". Overridden by `aria-label`. */
  label: string;
  /** Icon, such as `<XIcon />` of `@marketrow/components/icons/XIcon`. */
  icon: ReactNode;
  /** `plain` without a background, `quiet` outlined, `light` on images, `primary` for the main action. @default 'plain' */
  variant?: 'plain' | 'quiet' | 'light' | 'primary' | undefined;
  /** Width and height: `sm` 36, `md` 44 pixels. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** Button type in a form. @default 'button' */
  type?: ComponentProps<'button'>['type'];
  /** Renders another element instead of `<button>`, for example a link: `render={<a href="/cart" />}`. */
  render?: RenderProp<HTMLAttributes<HTMLElement>> | undefined;
}

/**
 * Round button with an icon instead of text. Renders a `<button type="button">`; safe in server components.
 * @selector [data-variant="plain|quiet|light|primary"] @selector [data-size="sm|md"] @selector [aria-pressed="true"]
 * @selector [aria-disabled="true"]
 * @cssproperty --mr-icon-button-size width and height
 * @cssproperty --mr-icon-button-icon font size of the icon, which is 1.25 times as large
 * @cssproperty --mr-icon-button-ink color of the icon
 * @cssproperty --mr-icon-button-ground background
 * @cssproperty --mr-icon-button-ground-hover background on hover
 * @cssproperty --mr-icon-button-edge border color
 */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'md',
  render,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const root = {
    'aria-label': label,
    ...rest,
    className: clsx('mr-IconButton-root mr-kit', className),
    'data-variant': variant,
    'data-size': size,
    children: icon,
  };
  if (render === undefined) return <button {...root} type={type} />;
  return renderElement<HTMLAttributes<HTMLElement>>(render, root);
}
