'use client';

import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { format } from '../internal/text/format';
import { XIcon } from '../icons/XIcon';
import { formatMoney, toMinorUnits } from '../internal/text/money';
import { renderElement } from '../internal/render/renderElement';
import type { RenderProp } from '../internal/render/renderElement';
import { VisuallyHidden } from '../internal/parts/VisuallyHidden';
import { QuantitySelector } from '../QuantitySelector';
import styles from './CartLineItem.module.css';
import { cartLineItemLabels } from './labels';
import type { CartLineItemLabels } from './labels';

/** What a line reads of the cart: `price` is what one piece costs, in major units. */
export interface CartLineItemLine {
  id: string;
  slug: string;
  name: string;
  price: number;
  qty: number;
  imgUrl: string;
}

export interface CartLineItemProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The line as the cart has it. */
  line: CartLineItemLine;
  /** Address of the product's page. */
  href: string;
  /** Renders the link by another element, as a router's. */
  render?: RenderProp | undefined;
  /** Level of the heading: one below the group's own. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** What one piece cost before the reduction, in major units: the struck sum. Left out or not more: none is shown. */
  originalPrice?: number | undefined;
  /** What was chosen, in words; `swatch` is a colour to show before it. */
  details?: readonly { text: string; swatch?: string | undefined }[] | undefined;
  /** Candidates of the picture, as in `<img srcset>`. */
  srcSet?: string | undefined;
  /** Greatest quantity. @default 9999 */
  max?: number | undefined;
  /** Called when the quantity changes; 0 = take the line out. */
  onQuantityChange?: ((quantity: number) => void) | undefined;
  /** Called when the line is taken out by its own button. Left out: 0 goes to `onQuantityChange`. */
  onRemove?: (() => void) | undefined;
  /** Stands under the line: "Not saved yet" with Retry. */
  status?: ReactNode;
  /** ISO 4217 code. @default 'USD' */
  currency?: string | undefined;
  /** BCP 47 tag for the amounts. @default 'en-US' */
  locale?: string | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<CartLineItemLabels> | undefined;
}

const pixels = 208;

/**
 * One line of a cart: picture, title, price of a piece, stepper, sum, and the way out. In a narrow box it takes two rows.
 * The caller wraps it in `<li>`. Renders an `<article>`; a client component.
 */
export function CartLineItem({
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
  status,
  currency,
  locale,
  labels,
  className,
  ...rest
}: CartLineItemProps) {
  const settings = useSettings({ currency, locale });
  const messages = mergeLabels(cartLineItemLabels, settings.labels.CartLineItem, labels);
  const Heading = `h${headingLevel}` as const;
  const money = (cents: number) => formatMoney(settings.locale, settings.currency, cents);
  const pieceCents = toMinorUnits(line.price, settings.currency);
  const originalCents = toMinorUnits(originalPrice, settings.currency);
  const remove = format(messages.remove, { item: line.name });
  return (
    <article {...rest} className={clsx(styles.root, className)}>
      <div className={styles.line}>
        <img
          className={styles.image}
          src={line.imgUrl}
          srcSet={srcSet}
          sizes="104px"
          alt=""
          width={pixels}
          height={pixels}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.text}>
          <Heading className={styles.title}>
            {renderElement(render, { href, className: styles.link, children: line.name })}
          </Heading>
          <p className={styles.details}>
            <span>{format(messages.each, { price: money(pieceCents) })}</span>
            {details.map(({ text, swatch }) => (
              <span
                key={text}
                className={styles.detail}
                data-swatch={swatch === undefined ? undefined : ''}
                style={swatch === undefined ? undefined : { '--mr-cart-line-item-swatch': swatch }}
              >
                {text}
              </span>
            ))}
          </p>
        </div>
        <QuantitySelector
          className={styles.quantity}
          item={line.name}
          value={line.qty}
          max={max}
          removable
          labels={messages.quantity}
          onValueChange={(quantity) => onQuantityChange?.(quantity)}
        />
        <p className={styles.sum}>
          <VisuallyHidden>{messages.sum} </VisuallyHidden>
          {money(pieceCents * line.qty)}
          {originalCents > pieceCents ? (
            <span className={styles.original}>
              <VisuallyHidden> {messages.originalSum} </VisuallyHidden>
              <del>{money(originalCents * line.qty)}</del>
            </span>
          ) : null}
        </p>
        <button
          type="button"
          className={styles.remove}
          aria-label={remove}
          onClick={onRemove ?? (() => onQuantityChange?.(0))}
        >
          <XIcon />
        </button>
        {status ? <div className={styles.status}>{status}</div> : null}
      </div>
    </article>
  );
}
