import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { renderElement } from '../../internal/render/renderElement.js';
import type { RenderProp } from '../../internal/render/renderElement.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Logo.css';

/** Props of `Logo`: those of its `<a>`, and these. */
export interface LogoProps extends Omit<ComponentProps<'a'>, 'children'>, SharedProps<never, 'Logo'> {
  /** Name of the marketplace, in display type beside the mark. */
  name: string;
  /** URL of the home page. @default '/' */
  href?: string | undefined;
  /** `default` on a light background, `inverse` on the dark top bar or footer. @default 'default' */
  variant?: 'default' | 'inverse' | undefined;
  /** Mark before the name; `null` for none. @default the arch */
  mark?: ReactNode;
  /** Accessible name of the link. Must contain the visible name. @default '{name}, home page' */
  label?: string | undefined;
  /** Renders the link with another element, for example a router's. */
  render?: RenderProp | undefined;
}

/** Mark and name of the marketplace, linked to the home page. Renders an `<a>`; safe in server components. @slot mark */
export function Logo({
  name,
  href = '/',
  variant = 'default',
  mark,
  label,
  render,
  labels,
  className,
  ...props
}: LogoProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.Logo, settings.labels.Logo, labels);
  return renderElement(render ?? settings.renderLink, {
    'aria-label': label ?? format(messages.label, { name }),
    ...rest,
    href,
    className: clsx('mr-Logo-root mr-kit', className),
    'data-variant': variant,
    children: (
      <>
        {mark === undefined ? (
          <svg className="mr-Logo-mark" viewBox="0 0 30.4 34.4" aria-hidden="true">
            <path d="M0 15.2a15.2 15.2 0 0 1 30.4 0v12a7.2 7.2 0 0 1-7.2 7.2h-.7v-14a7.3 7.3 0 0 0-14.6 0v14h-.7A7.2 7.2 0 0 1 0 27.2Z" />
          </svg>
        ) : (
          mark
        )}
        <span className="mr-Logo-name">{name}</span>
      </>
    ),
  });
}
