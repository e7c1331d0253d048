import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { AppleIcon } from './icons/AppleIcon';
import { GooglePlayIcon } from './icons/GooglePlayIcon';
import styles from './StoreLinks.module.css';

/** Words on the two app-store links. */
export interface StoreLinksLabels {
  /** Small line over "Google Play". */
  playStore: string;
  /** Small line over "App Store". */
  appStore: string;
}

export const storeLinksLabels: StoreLinksLabels = { playStore: 'Get it on', appStore: 'Download on the' };

export interface StoreLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Page about the Android app. `null` or left out: not drawn. */
  playStoreUrl?: string | null | undefined;
  /** Page about the iPhone app. `null` or left out: not drawn. */
  appStoreUrl?: string | null | undefined;
  /** Words over the store names. */
  labels: StoreLinksLabels;
}

/** The links to the apps. Renders a `<ul>`, or nothing without any; safe in server components. */
export function StoreLinks({ playStoreUrl, appStoreUrl, labels, className, ...rest }: StoreLinksProps) {
  if (!playStoreUrl && !appStoreUrl) return null;
  return (
    <ul {...rest} role="list" className={clsx(styles.root, className)}>
      {playStoreUrl ? storeLink(playStoreUrl, labels.playStore, 'Google Play', <GooglePlayIcon />) : null}
      {appStoreUrl ? storeLink(appStoreUrl, labels.appStore, 'App Store', <AppleIcon />) : null}
    </ul>
  );
}

function storeLink(href: string, line: string, store: string, icon: ReactNode) {
  return (
    <li>
      <a className={styles.link} href={href}>
        <span className={styles.icon}>{icon}</span>
        <span>
          <small className={styles.line}>{line}</small> <b className={styles.store}>{store}</b>
        </span>
      </a>
    </li>
  );
}
