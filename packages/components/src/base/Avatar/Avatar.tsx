import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { imageElement } from '../../internal/render/images.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Avatar.css';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'>, SharedProps<'renderImage'> {
  /** Full name of the person; its initials replace a missing image. */
  name: string;
  /** URL of a square image. @default the initials */
  src?: string | undefined;
  /** Alternative text, for an avatar without the name beside it. @default '' */
  alt?: string | undefined;
  /** Width: `sm` 44, `md` 52, `lg` 104 pixels. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const pixels = { sm: 44, md: 52, lg: 104 };

/**
 * Portrait of a person, or the initials. Renders a `<span>`; safe in server components.
 * @selector [data-size="sm|md|lg"]
 */
export function Avatar({ name, src, alt = '', size = 'md', className, ...props }: AvatarProps) {
  const [settings, rest] = useSettings(props);
  const hidden = alt === '' ? true : undefined;
  return (
    <span {...rest} className={clsx('mr-Avatar-root mr-kit', className)} data-size={size}>
      {src ? (
        imageElement(settings.renderImage, {
          className: 'mr-Avatar-picture',
          src,
          alt,
          width: pixels[size],
          height: pixels[size],
          decoding: 'async',
        })
      ) : (
        <span role={hidden ? undefined : 'img'} aria-label={hidden ? undefined : alt} aria-hidden={hidden}>
          {initialsOf(name)}
        </span>
      )}
    </span>
  );
}

/** Returns the first characters of the first and the last part of a name. */
function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  return [parts[0], parts.length > 1 ? parts.at(-1) : '']
    .map((part) => Array.from(part ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}
