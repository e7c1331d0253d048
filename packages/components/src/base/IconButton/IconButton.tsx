import type { ComponentProps, HTMLAttributes } from 'react';
import { renderElement } from '../../internal/render/renderElement';
import type { RenderProp } from '../../internal/render/renderElement';
import { iconButtonProps } from './iconButtonProps';
import type { IconButtonRootProps } from './iconButtonProps';

export interface IconButtonProps extends IconButtonRootProps {
  /** What a press does in a form. @default 'button' */
  type?: ComponentProps<'button'>['type'];
  /** Renders another element in place of `<button>`, as a link: `render={<a href="/cart" />}`. */
  render?: RenderProp<HTMLAttributes<HTMLElement>> | undefined;
}

/**
 * A round button with an icon in place of text. Renders a `<button type="button">`; safe in server components.
 * @selector [data-variant="plain|quiet|light|primary"] @selector [data-size="sm|md"] @selector [aria-pressed="true"]
 * @selector [aria-disabled="true"]
 * @cssproperty --mr-icon-button-size width and height
 * @cssproperty --mr-icon-button-icon size of the icon's text, of which the icon is 1.25
 * @cssproperty --mr-icon-button-ink color of the icon
 * @cssproperty --mr-icon-button-ground background
 * @cssproperty --mr-icon-button-ground-hover background under the pointer
 * @cssproperty --mr-icon-button-edge border color
 */
export function IconButton({ render, type = 'button', ...button }: IconButtonProps) {
  const root = iconButtonProps(button);
  if (render === undefined) return <button {...root} type={type} />;
  return renderElement<HTMLAttributes<HTMLElement>>(render, root);
}
