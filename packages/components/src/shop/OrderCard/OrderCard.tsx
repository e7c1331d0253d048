import { useSettings } from '#settings';
import type { ComponentProps } from 'react';
import { CardCell, CardHead, CardRow } from '../../base/parts/CardRow';
import { VisuallyHidden } from '../../internal/parts/VisuallyHidden';
import { imageElement } from '../../internal/render/images';
import { format, plural } from '../../internal/text/format';
import { mergeLabels } from '../../internal/text/mergeLabels';
import { formatMoney, toMinorUnits } from '../../internal/text/money';
import { dateFormat } from '../../internal/text/dateFormat';
import { numberFormat } from '../../internal/text/numberFormat';
import { StatusBadge } from '../StatusBadge';
import * as en from '../../labels/en';
import type { Labels } from '../../labels/Labels';
import type { SharedProps } from '../../internal/settings/sharedProps';
import styles from './OrderCard.module.css';

/** What a card reads of a line of an order. */
export interface OrderCardLine {
  /** Thumbnail. Without one an empty place is drawn. */
  product_img?: string | null | undefined;
  /** Title of the product. */
  product_name: string;
}

/** What a card reads of an order. */
export interface OrderCardOrder {
  /** Its first eight signs are shown. */
  id: string;
  /** How far it is, such as `Delivered`. */
  status: string;
  /** When it was placed, ISO 8601. */
  createdAt: string;
  /** In major units. */
  totalPrice: number;
  /** ISO 4217 code of the price. It wins over the component's `currency` and the provider's. */
  currency?: string | null | undefined;
  /** What was bought. */
  items: readonly OrderCardLine[];
}

export interface OrderCardProps
  extends
    Omit<ComponentProps<'tr'>, 'children'>,
    SharedProps<'locale' | 'currency' | 'renderLink' | 'renderImage', 'OrderCard'> {
  /** The order. */
  order: OrderCardOrder;
  /** Address of the order's page. Left out: the number is plain text. */
  href?: string | undefined;
  /** Replaces strings of the state. */
  status?: Partial<Labels<'StatusBadge'>> | undefined;
}

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const mostPictures = 3;

/**
 * An order in a list: number, state, what was in it, date and total. The link covers all of it. A row of `OrderCardList`
 * from 900 px on, a card of two lines below. Renders a `<tr>`; safe in server components.
 */
export function OrderCard({
  order,
  href,
  currency,
  locale,
  renderLink,
  renderImage,
  status,
  labels,
  ...rest
}: OrderCardProps) {
  const settings = useSettings({ currency: order.currency ?? currency, locale, renderLink, renderImage });
  const messages = mergeLabels(en.OrderCard, settings.labels.OrderCard, labels);
  const number = `#${order.id.slice(0, 8)}`;
  const more = order.items.length - mostPictures;
  return (
    <CardRow {...rest} rootClass={styles.root}>
      <CardHead
        className={styles.number}
        href={href}
        linkLabel={format(messages.open, { number })}
        renderLink={settings.renderLink}
      >
        {number}
      </CardHead>
      <CardCell className={styles.status}>
        <StatusBadge status={order.status} labels={{ pending: messages.pending, ...status }} />
      </CardCell>
      <CardCell className={styles.items}>
        <span className={styles.pictures}>
          {order.items.slice(0, mostPictures).map((item, index) => (
            <span key={index} className={styles.frame}>
              {imageElement(settings.renderImage, {
                className: styles.picture,
                src: item.product_img,
                alt: item.product_name,
                width: 52,
                height: 52,
                loading: 'lazy',
                decoding: 'async',
              })}
            </span>
          ))}
          {more > 0 ? (
            <span className={styles.more}>
              <span aria-hidden="true">{`+${numberFormat(settings.locale).format(more)}`}</span>
              <VisuallyHidden>{plural(settings.locale, more, messages.more)}</VisuallyHidden>
            </span>
          ) : null}
        </span>
      </CardCell>
      <CardCell className={styles.date}>
        <time dateTime={order.createdAt}>{dateFormat(settings.locale, day).format(new Date(order.createdAt))}</time>
      </CardCell>
      <CardCell className={styles.total} arrow={href !== undefined}>
        {formatMoney(settings.locale, settings.currency, toMinorUnits(order.totalPrice, settings.currency))}
      </CardCell>
    </CardRow>
  );
}
