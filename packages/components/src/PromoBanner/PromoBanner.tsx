import type { RenderLink } from '../internal/render/links';
import { linkElement } from '../internal/render/links';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '../Button';
import styles from './PromoBanner.module.css';

/** A figure with what it stands for. */
export interface PromoBannerFact {
  /** The figure: "40 min". */
  value: string;
  /** What it says: "to your door". */
  text: string;
}

/** One banner of the band. */
export interface PromoBannerItem {
  title: string;
  /** A wide, light picture, 1300 by 640, empty on its left half. */
  imgUrl: string;
  /** Up to three figures. */
  facts?: readonly PromoBannerFact[] | undefined;
  /** On the button. Left out: no button. */
  buttonText?: string | undefined;
  /** Where the button leads. */
  buttonUrl?: string | undefined;
  /** Whose ink the text is written in, to go with the picture's hue. Left out: the page's. */
  vertical?: 'market' | 'gift' | 'grocery' | undefined;
}

export interface PromoBannerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One banner fills the band, of two the first is the wider. */
  banners: readonly PromoBannerItem[];
  /** Level of the banners' headings. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Renders each link, as for a router. */
  renderLink?: RenderLink | undefined;
}

/** A band of one or two pictures with a heading, and figures or a button. Renders a `<div>`; safe in server components. */
export function PromoBanner({ banners, headingLevel = 2, renderLink, className, ...rest }: PromoBannerProps) {
  const settings = useSettings({ renderLink });
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {banners.map(({ title, imgUrl, facts = [], buttonText, buttonUrl, vertical }) => (
        <section key={title} className={styles.banner} data-vertical={vertical}>
          <img className={styles.picture} src={imgUrl} alt="" width={1300} height={640} loading="lazy" />
          <Heading className={styles.heading}>{title}</Heading>
          {facts.length === 0 ? null : (
            <ul role="list" className={styles.facts}>
              {facts.map(({ value, text }) => (
                <li key={text}>
                  <b className={styles.value}>{value}</b> <span className={styles.text}>{text}</span>
                </li>
              ))}
            </ul>
          )}
          {buttonText === undefined || buttonUrl === undefined ? null : (
            <Button
              className={styles.button}
              render={(props) => linkElement(settings.renderLink, { ...props, href: buttonUrl })}
            >
              {buttonText}
            </Button>
          )}
        </section>
      ))}
    </div>
  );
}
