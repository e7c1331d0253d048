import type { HeadingLevel } from '../../internal/render/headings';
import { phoneMedia } from '../../internal/media';
import { PictureBand } from '../../internal/parts/PictureBand';
import { AppStoreLinks } from '../AppStoreLinks';
import { mergeLabels } from '../../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import * as en from '../../labels/en';
import type { Labels } from '../../labels/Labels';
import type { SharedProps } from '../../internal/settings/sharedProps';
import styles from './AppBanner.module.css';

export interface AppBannerProps
  extends
    Omit<ComponentProps<'section'>, 'children' | 'title'>,
    SharedProps<'renderLink' | 'renderImage', 'AppBanner'> {
  /** The heading. */
  title: string;
  /** One sentence under the heading. */
  text: string;
  /** A wide, light picture, empty on its left half. */
  src: string;
  /** A tall picture for phones, empty at its top, 780 by 1220. Left out: the wide one. */
  smallSrc?: string | undefined;
  /** Page about the Android app. `null` or left out: not drawn. */
  playStoreHref?: string | null | undefined;
  /** Page about the iPhone app. `null` or left out: not drawn. */
  appStoreHref?: string | null | undefined;
  /** Level of the heading. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** The band about the apps. Renders a `<section>`; safe in server components. */
export function AppBanner({
  title,
  text,
  src,
  smallSrc,
  playStoreHref,
  appStoreHref,
  headingLevel = 2,
  renderLink,
  renderImage,
  labels,
  className,
  ...rest
}: AppBannerProps) {
  const settings = useSettings({ renderLink, renderImage });
  const messages = mergeLabels<Labels<'AppBanner'>>(en.AppBanner, settings.labels.AppBanner, labels);
  const Heading = `h${headingLevel}` as const;
  return (
    <PictureBand
      {...rest}
      className={clsx(styles.root, className)}
      picture={{ className: styles.picture, src, width: 1320, height: 420, loading: 'lazy' }}
      small={smallSrc === undefined ? undefined : { src: smallSrc, media: phoneMedia, width: 780, height: 1220 }}
      renderImage={settings.renderImage}
    >
      <Heading className={styles.heading}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      <AppStoreLinks
        className={styles.links}
        playStoreHref={playStoreHref}
        appStoreHref={appStoreHref}
        renderLink={settings.renderLink}
        labels={messages.storeLinks}
      />
    </PictureBand>
  );
}
