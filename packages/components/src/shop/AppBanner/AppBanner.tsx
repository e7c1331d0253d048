import type { HeadingLevel } from '../../internal/render/headings.js';
import { phoneMedia } from '../../internal/media.js';
import { PictureBand } from '../../internal/parts/PictureBand.js';
import { AppStoreLinks } from '../AppStoreLinks/index.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './AppBanner.css';

export interface AppBannerProps
  extends
    Omit<ComponentProps<'section'>, 'children' | 'title'>,
    SharedProps<'renderLink' | 'renderImage', 'AppBanner'> {
  /** The heading. */
  title: string;
  /** One sentence under the heading. */
  text: string;
  /** URL of a wide, light image whose left half is empty. */
  src: string;
  /** URL of a tall image for phones, 780 by 1220 pixels, empty at its top. @default `src` */
  smallSrc?: string | undefined;
  /** Page of the Android app. `null` or omitted: not rendered. */
  playStoreHref?: string | null | undefined;
  /** Page of the iPhone app. `null` or omitted: not rendered. */
  appStoreHref?: string | null | undefined;
  /** Heading level. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** Banner for the mobile apps. Renders a `<section>`; safe in server components. */
export function AppBanner({
  title,
  text,
  src,
  smallSrc,
  playStoreHref,
  appStoreHref,
  headingLevel = 2,
  labels,
  className,
  ...props
}: AppBannerProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels<Labels<'AppBanner'>>(en.AppBanner, settings.labels.AppBanner, labels);
  const Heading = `h${headingLevel}` as const;
  return (
    <PictureBand
      {...rest}
      className={clsx('mr-AppBanner-root mr-kit', className)}
      picture={{ className: 'mr-AppBanner-picture', src, width: 1320, height: 420, loading: 'lazy' }}
      small={smallSrc === undefined ? undefined : { src: smallSrc, media: phoneMedia, width: 780, height: 1220 }}
      renderImage={settings.renderImage}
    >
      <Heading className="mr-AppBanner-heading">{title}</Heading>
      <p className="mr-AppBanner-text">{text}</p>
      <AppStoreLinks
        className="mr-AppBanner-links"
        playStoreHref={playStoreHref}
        appStoreHref={appStoreHref}
        renderLink={settings.renderLink}
        labels={messages.storeLinks}
      />
    </PictureBand>
  );
}
