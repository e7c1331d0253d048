import { linkElement } from '../internal/render/links';
import { Fragment } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../Button';
import { fillPath } from '../internal/text/fillPath';
import { ArrowRightIcon } from '../icons/ArrowRightIcon';
import { formatShortMoney, salePrice } from '../internal/text/money';
import type { RenderLink } from '../internal/render/links';
import type { HeroProduct, HeroSlide } from './Hero';
import styles from './HeroSlideContent.module.css';

interface HeroSlideContentProps {
  slide: HeroSlide;
  /** The first slide's picture is the page's largest: it is fetched at once, the others when their turn is near. */
  first: boolean;
  headingLevel: 1 | 2;
  products: readonly HeroProduct[];
  productPath: string;
  currency: string;
  locale: string;
  renderLink: RenderLink | undefined;
}

/** One slide of a `Hero`: picture, text, buttons, pins. Renders a `<div>`; safe in server components. */
export function HeroSlideContent({
  slide,
  first,
  headingLevel,
  products,
  productPath,
  currency,
  locale,
  renderLink,
}: HeroSlideContentProps) {
  const {
    title,
    description,
    buttonText,
    buttonUrl,
    secondText,
    secondUrl,
    imgUrl,
    imgUrlSmall,
    tone,
    pins = [],
  } = slide;
  const Heading = `h${headingLevel}` as const;
  const link = (href: string) => (own: object) =>
    linkElement(renderLink, { ...own, href } satisfies ComponentProps<'a'>);
  return (
    <div className={styles.root} data-tone={tone}>
      <picture>
        <source media="(max-width: 719.98px)" srcSet={imgUrlSmall} width={780} height={1130} />
        <img
          className={styles.picture}
          src={imgUrl}
          alt=""
          width={1880}
          height={860}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          data-later={first ? undefined : ''}
        />
      </picture>
      <div className={styles.text}>
        <Heading className={styles.heading}>
          {title.split('\n').map((line, index) => (
            <Fragment key={line}>
              {index === 0 ? null : <br />}
              {index === 0 ? line : ` ${line}`}
            </Fragment>
          ))}
        </Heading>
        <p className={styles.description}>{description}</p>
        <div className={styles.actions}>
          <Button variant="light" size="lg" endIcon={<ArrowRightIcon />} render={link(buttonUrl)}>
            {buttonText}
          </Button>
          {secondText === undefined || secondUrl === undefined ? null : (
            <span className={styles.second}>
              <Button variant="quiet" size="lg" render={link(secondUrl)}>
                {secondText}
              </Button>
            </span>
          )}
        </div>
      </div>
      {pins.map(({ productSlug, label, x, y }) => {
        const product = products.find(({ slug }) => slug === productSlug);
        if (!product) return null;
        const amount = salePrice(product.price, product.discount ?? 0, currency);
        return (
          <span
            key={productSlug}
            className={styles.place}
            style={{ '--mr-hero-pin-x': `${x}%`, '--mr-hero-pin-y': `${y}%` }}
          >
            {linkElement(renderLink, {
              className: styles.pin,
              href: fillPath(productPath, productSlug),
              children: (
                <>
                  <span className={styles.name}>{label ?? product.title}</span>{' '}
                  <b className={styles.price}>{formatShortMoney(locale, currency, amount)}</b>
                </>
              ),
            })}
          </span>
        );
      })}
    </div>
  );
}
