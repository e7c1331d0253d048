import { clsx } from 'clsx/lite';
import { useSettings } from '#settings';
import { Badge } from '../../base/Badge/index.js';
import { VisuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { imageElement } from '../../internal/render/images.js';
import { renderElement } from '../../internal/render/renderElement.js';
import { format, plural } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { formatMoney, toMinorUnits } from '../../internal/text/money.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import './CartLineItem.css';
import { CartLineItemControls } from './CartLineItemControls.js';
import type { CartLineItemLine, CartLineItemProps } from './types.js';

const pixels = 208;

/**
 * One line of a cart: image, title, unit price, quantity stepper, sum, remove button. Uses two rows in a narrow box.
 * The caller wraps it in `<li>`. Without handlers it has no controls, and the quantity is text. Renders an `<article>`;
 * safe in server components: only the controls are a client component.
 * @selector [data-closed] while its shop is closed or it cannot be ordered
 * @slot status
 */
export function CartLineItem<Line extends CartLineItemLine = CartLineItemLine>({
  line,
  href,
  render,
  headingLevel = 3,
  originalPrice = 0,
  details = [],
  srcSet,
  max,
  onQuantityChange,
  onRemove,
  unavailable = max === 0 ? 'sold-out' : undefined,
  closed = false,
  status,
  currency,
  labels,
  className,
  ...props
}: CartLineItemProps<Line>) {
  const [settings, rest] = useSettings({ ...props, currency: line.currency ?? currency });
  const messages = mergeLabels<Labels<'CartLineItem'>>(en.CartLineItem, settings.labels.CartLineItem, labels);
  const Heading = `h${headingLevel}` as const;
  const money = (amount: number) => formatMoney(settings.locale, settings.currency, amount);
  const piece = toMinorUnits(line.price, settings.currency);
  const originalPiece = toMinorUnits(originalPrice, settings.currency);
  const isLive = onQuantityChange !== undefined || onRemove !== undefined;
  const isSold = unavailable === undefined;
  const quantity = <p className="mr-CartLineItem-quantity">{plural(settings.locale, line.qty, messages.pieces)}</p>;
  const sum = isSold ? (
    <p className="mr-CartLineItem-sum">
      <VisuallyHidden>{`${messages.sum} `}</VisuallyHidden>
      <span>{money(piece * line.qty)}</span>
      {originalPiece > piece ? (
        <span className="mr-CartLineItem-original">
          <VisuallyHidden>{` ${messages.originalSum} `}</VisuallyHidden>
          <del>{money(originalPiece * line.qty)}</del>
        </span>
      ) : null}
    </p>
  ) : null;
  return (
    <article
      {...rest}
      className={clsx('mr-CartLineItem-root mr-kit', className)}
      data-closed={closed || !isSold ? '' : undefined}
    >
      <div className="mr-CartLineItem-line">
        {imageElement(settings.renderImage, {
          className: 'mr-CartLineItem-image',
          src: line.imgUrl,
          srcSet,
          sizes: '104px',
          alt: '',
          width: pixels,
          height: pixels,
          loading: 'lazy',
          decoding: 'async',
        })}
        <div className="mr-CartLineItem-text">
          <Heading className="mr-CartLineItem-title">
            {renderElement(render ?? settings.renderLink, {
              href,
              className: 'mr-CartLineItem-link',
              children: line.name,
            })}
          </Heading>
          <p className="mr-CartLineItem-details">
            <span>{format(messages.each, { price: money(piece) })}</span>
            {details.map(({ title, swatch }, place) => (
              <span
                key={place}
                className="mr-CartLineItem-detail"
                data-swatch={swatch === undefined ? undefined : ''}
                style={swatch === undefined ? undefined : { '--mr-cart-line-item-swatch': swatch }}
              >
                {title}
              </span>
            ))}
          </p>
        </div>
        {onQuantityChange && isSold ? null : quantity}
        {isLive ? (
          <CartLineItemControls {...{ line, max, isSold, messages, onQuantityChange, onRemove }}>
            {sum}
          </CartLineItemControls>
        ) : (
          sum
        )}
        {closed || status || !isSold ? (
          <div className="mr-CartLineItem-status">
            {isSold ? null : (
              <Badge tone="neutral">{unavailable === 'sold-out' ? messages.soldOut : messages.notSold}</Badge>
            )}
            {closed ? <Badge tone="warning">{messages.closed}</Badge> : null}
            {status ? <span>{status}</span> : null}
          </div>
        ) : null}
      </div>
    </article>
  );
}
