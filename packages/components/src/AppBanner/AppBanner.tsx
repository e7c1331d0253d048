import { AppStoreLinks } from '../AppStoreLinks';
import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './AppBanner.module.css';
import { appBannerLabels } from './labels';
import type { AppBannerLabels } from './labels';

export interface AppBannerProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  title: string;
  /** One sentence under the heading. */
  text: string;
  /** A wide, light picture, empty on its left half. */
  imgUrl: string;
  /** A tall picture for phones, empty at its top, 780 by 1220. Left out: the wide one. */
  imgUrlSmall?: string | undefined;
  /** Page about the Android app. `null` or left out: not drawn. */
  playStoreUrl?: string | null | undefined;
  /** Page about the iPhone app. `null` or left out: not drawn. */
  appStoreUrl?: string | null | undefined;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<AppBannerLabels> | undefined;
}

/** The band about the apps. Renders a `<section>`; safe in server components. */
export function AppBanner({
  title,
  text,
  imgUrl,
  imgUrlSmall,
  playStoreUrl,
  appStoreUrl,
  headingLevel = 2,
  labels,
  className,
  ...rest
}: AppBannerProps) {
  const settings = useSettings();
  const messages = mergeLabels(appBannerLabels, settings.labels.AppBanner, labels);
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={clsx(styles.root, className)}>
      <picture>
        {imgUrlSmall === undefined ? null : (
          <source media="(max-width: 899.98px)" srcSet={imgUrlSmall} width={780} height={1220} />
        )}
        <img className={styles.picture} src={imgUrl} alt="" width={1320} height={420} loading="lazy" />
      </picture>
      <Heading className={styles.heading}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      <AppStoreLinks playStoreHref={playStoreUrl} appStoreHref={appStoreUrl} labels={messages.storeLinks} />
    </section>
  );
}
