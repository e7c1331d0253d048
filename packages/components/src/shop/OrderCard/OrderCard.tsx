import { useSettings } from '#settings';
import type { ComponentProps } from 'react';
import { CardCell, CardHead, CardRow } from '../../base/parts/CardRow.js';
import { VisuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { imageElement } from '../../internal/render/images.js';
import { format, plural } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { formatMoney, toMinorUnits } from '../../internal/text/money.js';
import { dateFormat } from '../../internal/text/dateFormat.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import { StatusBadge } from '../StatusBadge/index.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './OrderCard.css';

/** Fields of an order line that the card shows. */
export interface OrderCardLine {
  /** URL of the thumbnail. Without one a placeholder is rendered. */
  product_img?: string | null | undefined;
  /** Title of the product. */
  product_name: string;
}

/** Fields of an order that the card shows. */
export interface OrderCardOrder {
  /** Id of the order; the first eight characters are shown. */
  id: string;
  /** Status, such as `Delivered`. */
  status: string;
  /** Time of the order, ISO 8601. */
  createdAt: string;
  /** Total in major units. */
  totalPrice: number;
  /** ISO 4217 code of the price. Overrides the component's and the provider's `currency`. */
  currency?: string | null | undefined;
  /** Lines of the order. */
  items: readonly OrderCardLine[];
}

export interface OrderCardProps
  extends
    Omit<ComponentProps<'tr'>, 'children'>,
    SharedProps<'locale' | 'currency' | 'renderLink' | 'renderImage', 'OrderCard'> {
  /** The order. */
  order: OrderCardOrder;
  /** URL of the order page. If omitted, the number is plain text. */
  href?: string | undefined;
}

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const mostPictures = 3;

/**
 * Order in a list: number, status, products, date and total. The link covers the whole card. A row of `OrderCardList`
 * from 900 px, a card of two lines below. Renders a `<tr>`; safe in server components.
 */
export function OrderCard({ order, href, currency, labels, ...props }: OrderCardProps) {
  const [settings, rest] = useSettings({ ...props, currency: order.currency ?? currency });
  const messages = mergeLabels<Labels<'OrderCard'>>(en.OrderCard, settings.labels.OrderCard, labels);
  const number = `#${order.id.slice(0, 8)}`;
  const more = order.items.length - mostPictures;
  return (
    <CardRow {...rest} rootClass="mr-OrderCard-root mr-kit">
      <CardHead
        className="mr-OrderCard-number"
        href={href}
        linkLabel={format(messages.open, { number })}
        renderLink={settings.renderLink}
      >
        {number}
      </CardHead>
      <CardCell className="mr-OrderCard-status">
        <StatusBadge status={order.status} labels={{ ...messages.status, pending: messages.pending }} />
      </CardCell>
      <CardCell className="mr-OrderCard-items">
        <span className="mr-OrderCard-pictures">
          {order.items.slice(0, mostPictures).map((item, index) => (
            <span key={index} className="mr-OrderCard-frame">
              {imageElement(settings.renderImage, {
                className: 'mr-OrderCard-picture',
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
            <span className="mr-OrderCard-more">
              <span aria-hidden="true">{`+${numberFormat(settings.locale).format(more)}`}</span>
              <VisuallyHidden>{plural(settings.locale, more, messages.more)}</VisuallyHidden>
            </span>
          ) : null}
        </span>
      </CardCell>
      <CardCell className="mr-OrderCard-date">
        <time dateTime={order.createdAt}>{dateFormat(settings.locale, day).format(new Date(order.createdAt))}</time>
      </CardCell>
      <CardCell className="mr-OrderCard-total" arrow={href !== undefined}>
        {formatMoney(settings.locale, settings.currency, toMinorUnits(order.totalPrice, settings.currency))}
      </CardCell>
    </CardRow>
  );
}
