import type { HeadingLevel } from '../../internal/render/headings.js';
import { PictureBand } from '../../internal/parts/PictureBand.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../base/Button/index.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './PromoBanner.css';

/** Fact with a number. */
export interface PromoBannerFact {
  /** Number of the fact, such as "40 min". */
  value: string;
  /** Text of the fact, such as "to your door". */
  title: string;
}

/** One banner. */
export interface PromoBannerItem {
  /** Heading of the banner. */
  title: string;
  /** URL of a wide, light image, 1300 by 640 pixels, empty on its left half. */
  src: string;
  /** Replaces the image. */
  media?: ReactNode;
  /** Facts, up to three. Optional. */
  facts?: readonly PromoBannerFact[] | undefined;
  /** Text of the button. Omit to hide the button. */
  buttonText?: string | undefined;
  /** URL of the button. */
  href?: string | undefined;
  /** Text color that matches the hue of the image. @default that of the page */
  vertical?: 'market' | 'gift' | 'grocery' | undefined;
}

export interface PromoBannerProps
  extends Omit<ComponentProps<'div'>, 'children'>, SharedProps<'renderLink' | 'renderImage'> {
  /** Banners: one fills the width; of two the first is wider. */
  items: readonly PromoBannerItem[];
  /** Heading level of the banners. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * One or two images, each with a heading, and facts or a button. Renders a `<div>`; safe in server components.
 * @slot items.media the image of a banner
 */
export function PromoBanner({ items, headingLevel = 2, className, ...props }: PromoBannerProps) {
  const [settings, rest] = useSettings(props);
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={clsx('mr-PromoBanner-root mr-kit', className)}>
      {items.map(({ title, src, media, facts = [], buttonText, href, vertical }) => (
        <PictureBand
          key={title}
          className="mr-PromoBanner-banner"
          data-vertical={vertical}
          picture={{ className: 'mr-PromoBanner-picture', src, width: 1300, height: 640, loading: 'lazy' }}
          media={media}
          renderImage={settings.renderImage}
        >
          <Heading className="mr-PromoBanner-heading">{title}</Heading>
          {facts.length === 0 ? null : (
            <ul role="list" className="mr-PromoBanner-facts">
              {facts.map((fact) => (
                <li key={fact.title}>
                  <b className="mr-PromoBanner-value">{fact.value}</b>{' '}
                  <span className="mr-PromoBanner-text">{fact.title}</span>
                </li>
              ))}
            </ul>
          )}
          {buttonText === undefined || href === undefined ? null : (
            <Button className="mr-PromoBanner-button" href={href} renderLink={settings.renderLink}>
              {buttonText}
            </Button>
          )}
        </PictureBand>
      ))}
    </div>
  );
}
