import type { HeadingLevel } from '../../internal/render/headings.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '../../internal/text/money.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './OrderSummary.css';

/** One row of the summary. */
export interface OrderSummaryItem {
  /** Unique id of the row, since two shops may have one name. @default its index */
  id?: string | number | undefined;
  /** Label of the row, such as the name of a shop. */
  title: string;
  /** Amount in major units. */
  amount: number;
}

export interface OrderSummaryProps
  extends Omit<ComponentProps<'section'>, 'children'>, SharedProps<'locale' | 'currency', 'OrderSummary'> {
  /** Accessible name. @default the heading */
  label?: string | undefined;
  /** Amounts per shop in display order. */
  items: readonly OrderSummaryItem[];
  /** Cost of shipping in major units, 0 = free. Omit to hide the row. */
  shipping?: number | undefined;
  /** Rows between shipping and total, such as tax or a discount code (negative), in major units. Added to the total. */
  extraItems?: readonly OrderSummaryItem[] | undefined;
  /** Amount saved in major units, already deducted from the amounts. Hidden if omitted or 0. */
  saving?: number | undefined;
  /** Slot under the amounts, such as a field for a note. */
  note?: ReactNode;
  /** Slot for the primary action: a full-width button or link. */
  action?: ReactNode;
  /** Slot for the small print under the action. */
  hint?: ReactNode;
  /** Heading level. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Costs of a cart: a row for each shop, shipping, the total (added up in minor units), and the saving. Renders a
 * `<section>`; safe in server components.
 */
export function OrderSummary({
  label,
  items,
  shipping,
  extraItems = [],
  saving = 0,
  note,
  action,
  hint,
  headingLevel = 2,
  labels,
  className,
  ...props
}: OrderSummaryProps) {
  const [settings, rest] = useSettings(props);
  const headingId = useId();
  const messages = mergeLabels(en.OrderSummary, settings.labels.OrderSummary, labels);
  const Heading = `h${headingLevel}` as const;
  const units = (amount: number) => toMinorUnits(amount, settings.currency);
  const money = (amount: number) => formatMoney(settings.locale, settings.currency, units(amount));
  const total = [...items, ...extraItems].reduce((sum, { amount }) => sum + units(amount), units(shipping ?? 0));
  const row = ({ id, title, amount }: OrderSummaryItem, place: number) => (
    <div key={id ?? place} className="mr-OrderSummary-row">
      <dt>{title}</dt>
      <dd className="mr-OrderSummary-amount">{money(amount)}</dd>
    </div>
  );
  return (
    <section
      aria-label={label}
      aria-labelledby={(rest['aria-label'] ?? label) === undefined ? headingId : undefined}
      {...rest}
      className={clsx('mr-OrderSummary-root mr-kit', className)}
    >
      <Heading className="mr-OrderSummary-heading" id={headingId}>
        {messages.heading}
      </Heading>
      <dl className="mr-OrderSummary-rows">
        {items.map(row)}
        {shipping === undefined ? null : (
          <div className="mr-OrderSummary-row">
            <dt>{messages.shipping}</dt>
            <dd className="mr-OrderSummary-amount">{shipping === 0 ? messages.free : money(shipping)}</dd>
          </div>
        )}
        {extraItems.map(row)}
        <div className="mr-OrderSummary-total">
          <dt>{messages.total}</dt>
          <dd className="mr-OrderSummary-totalAmount">{formatMoney(settings.locale, settings.currency, total)}</dd>
        </div>
        {saving > 0 ? (
          <div className="mr-OrderSummary-saving">
            <dt>{messages.saving}</dt>
            <dd>{money(saving)}</dd>
          </div>
        ) : null}
      </dl>
      {note ? <div className="mr-OrderSummary-note">{note}</div> : null}
      {action ? <div className="mr-OrderSummary-action">{action}</div> : null}
      {hint ? <p className="mr-OrderSummary-hint">{hint}</p> : null}
    </section>
  );
}
