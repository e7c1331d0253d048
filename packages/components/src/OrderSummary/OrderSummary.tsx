import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '../internal/text/money';
import styles from './OrderSummary.module.css';
import { orderSummaryLabels } from './labels';
import type { OrderSummaryLabels } from './labels';

export interface OrderSummaryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Sums by shop, in major units, in their order. */
  groups: readonly { label: string; amount: number }[];
  /** Cost of shipping in major units, 0 = free. @default 0 */
  shipping?: number | undefined;
  /** Amount saved in major units, already in the sums. Left out or 0: the row is not shown. */
  saving?: number | undefined;
  /** Stands under the sums: a field for a note. */
  note?: ReactNode;
  /** The way on: a button or link, as wide as the box. */
  action?: ReactNode;
  /** Small print under the action. */
  hint?: ReactNode;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** ISO 4217 code. @default 'USD' */
  currency?: string | undefined;
  /** BCP 47 tag for the amounts. @default 'en-US' */
  locale?: string | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<OrderSummaryLabels> | undefined;
}

/**
 * What a cart costs: a row a shop, shipping, the total (added up here in whole minor units), and after it what was saved.
 * Renders a `<section>`; safe in server components.
 */
export function OrderSummary({
  groups,
  shipping = 0,
  saving = 0,
  note,
  action,
  hint,
  headingLevel = 2,
  currency,
  locale,
  labels,
  className,
  ...rest
}: OrderSummaryProps) {
  const settings = useSettings({ currency, locale });
  const headingId = useId();
  const messages = mergeLabels(orderSummaryLabels, settings.labels.OrderSummary, labels);
  const Heading = `h${headingLevel}` as const;
  const units = (amount: number) => toMinorUnits(amount, settings.currency);
  const money = (amount: number) => formatMoney(settings.locale, settings.currency, units(amount));
  const total = groups.reduce((sum, { amount }) => sum + units(amount), units(shipping));
  return (
    <section aria-labelledby={headingId} {...rest} className={clsx(styles.root, className)}>
      <Heading className={styles.heading} id={headingId}>
        {messages.heading}
      </Heading>
      <dl className={styles.rows}>
        {groups.map(({ label, amount }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.amount}>{money(amount)}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{messages.shipping}</dt>
          <dd className={styles.amount}>{shipping === 0 ? messages.free : money(shipping)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{messages.total}</dt>
          <dd className={styles.totalAmount}>{formatMoney(settings.locale, settings.currency, total)}</dd>
        </div>
        {saving > 0 ? (
          <div className={styles.saving}>
            <dt>{messages.saving}</dt>
            <dd>{money(saving)}</dd>
          </div>
        ) : null}
      </dl>
      {note ? <div className={styles.note}>{note}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </section>
  );
}
