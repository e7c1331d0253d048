import type { HeadingLevel } from '../../internal/render/headings.js';
import { PictureBand } from '../../internal/parts/PictureBand.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../base/Button/index.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './PromoBanner.css';

/** A figure with what it stands for. */
export interface PromoBannerFact {
  /** The figure: "40 min". */
  value: string;
  /** What it says: "to your door". */
  title: string;
}

/** One banner of the band. */
export interface PromoBannerItem {
  /** The heading. */
  title: string;
  /** A wide, light picture, 1300 by 640, empty on its left half. */
  src: string;
  /** Slot in place of the picture. */
  media?: ReactNode;
  /** Up to three figures. */
  facts?: readonly PromoBannerFact[] | undefined;
  /** On the button. Left out: no button. */
  buttonText?: string | undefined;
  /** Where the button leads. */
  href?: string | undefined;
  /** Whose text colour the text has, to go with the picture's hue. Left out: the page's. */
  vertical?: 'market' | 'gift' | 'grocery' | undefined;
}

export interface PromoBannerProps
  extends Omit<ComponentProps<'div'>, 'children'>, SharedProps<'renderLink' | 'renderImage'> {
  /** One banner fills the band, of two the first is the wider. */
  items: readonly PromoBannerItem[];
  /** Level of the banners' headings. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * A band of one or two pictures with a heading, and figures or a button. Renders a `<div>`; safe in server components.
 * @slot items.media the picture of a banner
 */
export function PromoBanner({
  items,
  headingLevel = 2,
  renderLink,
  renderImage,
  className,
  ...rest
}: PromoBannerProps) {
  const settings = useSettings({ renderLink, renderImage });
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
