import { useSettings } from '#settings';
import type { ComponentProps } from 'react';
import { CardTable } from '../../base/parts/CardTable.js';
import { fillTemplate } from '../../internal/text/hrefs.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import { OrderCard } from './OrderCard.js';
import type { OrderCardOrder, OrderCardProps } from './OrderCard.js';

export interface OrderCardListProps
  extends
    Omit<ComponentProps<'table'>, 'children'>,
    Pick<OrderCardProps, 'currency' | 'locale' | 'renderLink' | 'renderImage' | 'labels'> {
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
  /** Orders in display order. */
  items: readonly OrderCardOrder[];
  /** Returns the URL of an order page. Overrides `hrefTemplate`. */
  hrefFor?: ((order: OrderCardOrder) => string) | undefined;
  /** URL template of an order page, with `{id}`: `/orders/{id}`. */
  hrefTemplate?: string | undefined;
}

/** Table of orders, whose rows are cards on phones. Renders a `<table>`; safe in server components. */
export function OrderCardList({
  label,
  items,
  hrefFor,
  hrefTemplate,
  currency,
  locale,
  renderLink,
  renderImage,
  labels,
  ...props
}: OrderCardListProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.OrderCard, settings.labels.OrderCard, labels);
  const { number, state, content, date, total } = messages.columns;
  const hrefOf = (order: OrderCardOrder) =>
    hrefFor?.(order) ?? (hrefTemplate === undefined ? undefined : fillTemplate(hrefTemplate, 'id', order.id));
  return (
    <CardTable
      aria-label={label ?? messages.label}
      {...rest}
      rootClass="mr-OrderCardList-root mr-kit"
      columns={[number, state, content, date, total]}
    >
      {items.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          href={hrefOf(order)}
          {...{ currency, locale, renderLink, renderImage, labels }}
        />
      ))}
    </CardTable>
  );
}
