import type { HeadingLevel } from '../../internal/render/headings.js';
import { phoneMedia } from '../../internal/media.js';
import { PictureBand } from '../../internal/parts/PictureBand.js';
import type { Settings } from '../../internal/settings/resolveSettings.js';
import { linkElement } from '../../internal/render/links.js';
import { Fragment } from 'react';
import { Button } from '../../base/Button/index.js';
import { ArrowRightIcon } from '../../icons/ArrowRightIcon.js';
import { formatShortMoney, salePrice } from '../../internal/text/money.js';
import type { RenderLink } from '../../internal/render/links.js';
import type { HeroItem, HeroProduct } from './heroItem.js';
import './HeroSlideContent.css';

interface HeroSlideContentProps {
  item: HeroItem;
  /** Whether it is the first slide: its image loads eagerly, as the largest of the page; the others load lazily. */
  first: boolean;
  headingLevel: HeadingLevel;
  products: readonly HeroProduct[];
  productHref: (product: HeroProduct) => string;
  settings: Settings;
}

/** One slide of a `Hero`: image, text, buttons, pins. Renders a `<div>`; safe in server components. */
export function HeroSlideContent({
  item,
  first,
  headingLevel,
  products,
  productHref,
  settings,
}: HeroSlideContentProps) {
  const { title, description, src, smallSrc, darkSrc, smallDarkSrc, media, shade, pins = [] } = item;
  const { locale, renderLink } = settings;
  const Heading = `h${headingLevel}` as const;
  const lines = title.split('\n');
  const picture = {
    className: 'mr-HeroSlideContent-picture',
    src,
    width: 1880,
    height: 860,
    loading: first ? 'eager' : 'lazy',
    fetchPriority: first ? 'high' : undefined,
    'data-later': first ? undefined : '',
  } as const;
  return (
    <PictureBand
      as="div"
      className="mr-HeroSlideContent-root mr-kit"
      shade={shade}
      picture={picture}
      darkSrc={darkSrc}
      small={{ src: smallSrc, darkSrc: smallDarkSrc, media: phoneMedia, width: 780, height: 1130 }}
      media={media}
      renderImage={settings.renderImage}
    >
      <div className="mr-HeroSlideContent-text">
        <Heading
          className="mr-HeroSlideContent-heading"
          style={{ '--mr-hero-line': Math.max(...lines.map(({ length }) => length)) }}
        >
          {lines.map((line, index) => (
            <Fragment key={line}>
              {index === 0 ? null : <br />}
              <span>{index === 0 ? line : ` ${line}`}</span>
            </Fragment>
          ))}
        </Heading>
        <p className="mr-HeroSlideContent-description">{description}</p>
        <div className="mr-HeroSlideContent-actions">{item.actions ?? buttonsOf(item, renderLink)}</div>
      </div>
      {pins.map(({ productSlug, title: pinTitle, x, y }) => {
        const product = products.find(({ slug }) => slug === productSlug);
        if (!product) return null;
        const currency = product.currency ?? settings.currency;
        const amount = salePrice(product.price, product.discount ?? 0, currency);
        return (
          <span
            key={productSlug}
            className="mr-HeroSlideContent-place"
            style={{ '--mr-hero-pin-x': `${x}%`, '--mr-hero-pin-y': `${y}%` }}
          >
            {linkElement(renderLink, {
              className: 'mr-HeroSlideContent-pin',
              href: productHref(product),
              children: (
                <>
                  <span className="mr-HeroSlideContent-name">{pinTitle ?? product.title}</span>{' '}
                  <b className="mr-HeroSlideContent-price">{formatShortMoney(locale, currency, amount)}</b>
                </>
              ),
            })}
          </span>
        );
      })}
    </PictureBand>
  );
}

function buttonsOf({ buttonText, href, secondText, secondHref }: HeroItem, renderLink: RenderLink | undefined) {
  return (
    <>
      <Button variant="light" size="lg" endIcon={<ArrowRightIcon />} href={href} renderLink={renderLink}>
        {buttonText}
      </Button>
      {secondText === undefined || secondHref === undefined ? null : (
        <span className="mr-HeroSlideContent-second">
          <Button variant="quiet" size="lg" href={secondHref} renderLink={renderLink}>
            {secondText}
          </Button>
        </span>
      )}
    </>
  );
}
