import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { AppleIcon } from '../../icons/AppleIcon.js';
import { GooglePlayIcon } from '../../icons/GooglePlayIcon.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './AppStoreLinks.css';

export interface AppStoreLinksProps
  extends Omit<ComponentProps<'ul'>, 'children'>, SharedProps<'renderLink', 'AppStoreLinks'> {
  /** Page of the Android app. `null` or omitted: not rendered. */
  playStoreHref?: string | null | undefined;
  /** Page of the iPhone app. `null` or omitted: not rendered. */
  appStoreHref?: string | null | undefined;
}

/** Links to the mobile apps. Renders a `<ul>`, or nothing without any; safe in server components. */
export function AppStoreLinks({ playStoreHref, appStoreHref, labels, className, ...props }: AppStoreLinksProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.AppStoreLinks, settings.labels.AppStoreLinks, labels);
  const link = (href: string, line: string, store: string, icon: ReactNode) => (
    <li>
      {linkElement(settings.renderLink, {
        className: 'mr-AppStoreLinks-link',
        href,
        children: (
          <>
            <span className="mr-AppStoreLinks-icon">{icon}</span>
            <span>
              <small className="mr-AppStoreLinks-line">{line}</small> <b className="mr-AppStoreLinks-store">{store}</b>
            </span>
          </>
        ),
      })}
    </li>
  );
  if (!playStoreHref && !appStoreHref) return null;
  return (
    <ul {...rest} role="list" className={clsx('mr-AppStoreLinks-root mr-kit', className)}>
      {playStoreHref ? link(playStoreHref, messages.playStore, 'Google Play', <GooglePlayIcon />) : null}
      {appStoreHref ? link(appStoreHref, messages.appStore, 'App Store', <AppleIcon />) : null}
    </ul>
  );
}
