import { announce } from '@marketrow/components/LiveRegion';
import { useEffect, useRef, useState } from 'react';
import { type AppliedCoupon, checkCoupon, type RefusedCoupon } from '../checkout/coupon';
import { orderDependencies } from '../checkout/dependencies';
import { changeDraft, readDraft } from '../checkout/draft';
import { fill } from '../i18n/fill';
import { money } from '../i18n/format';
import type { Locale } from '../routes';
import type { CheckoutMessages } from './checkoutMessages';

/** The coupon of the checkout. */
export interface CheckoutCoupon {
  /** The applied one; undefined: none. */
  applied: AppliedCoupon | undefined;
  /** Checks a code and applies it. Answers the failure that the form shows. */
  apply: (code: string) => Promise<{ failure: { title: string; text?: string } } | undefined>;
  remove: () => void;
  /** Checks the applied one again, after the server has refused it in an order. */
  refresh: () => Promise<void>;
  /** The refusal in the words of the page. */
  reasonOf: (refusal: RefusedCoupon) => string;
}

/**
 * Keeps the coupon of the checkout: its code is in the draft, so that a reload finds it, and what it takes off is asked again
 * whenever the cart changes.
 *
 * @param key the lines of the cart as one text; empty while they are read
 */
export function useCoupon(
  key: string,
  { locale, currency, t }: { locale: Locale; currency: string; t: CheckoutMessages['checkout'] },
): CheckoutCoupon {
  const [applied, setApplied] = useState<AppliedCoupon>();
  const latest = useRef(0);
  const reasonOf = ({ reason, minimum = 0 }: RefusedCoupon) =>
    fill(t.couponRefused[reason], { minimum: money(locale, currency, Math.round(minimum * 100)) });

  const keep = (coupon: AppliedCoupon | undefined) => {
    latest.current += 1;
    setApplied(coupon);
    changeDraft({ coupon: coupon?.code ?? '' });
  };
  const refresh = async (): Promise<void> => {
    const { coupon: code = '' } = readDraft();
    if (code === '') return;
    const number = (latest.current += 1);
    const check = await checkCoupon(code, orderDependencies);
    // Another check, or the shopper, was faster.
    if (number !== latest.current) return;
    if (check.kind === 'applied') setApplied(check.coupon);
    if (check.kind !== 'refused') return;
    keep(undefined);
    announce(fill(t.couponGone, { reason: reasonOf(check.refusal) }), { urgent: true });
  };

  const update = useRef(refresh);
  useEffect(() => {
    update.current = refresh;
  });
  useEffect(() => {
    if (key !== '') void update.current();
  }, [key]);

  return {
    applied,
    refresh,
    reasonOf,
    remove: () => keep(undefined),
    apply: async (code) => {
      const check = await checkCoupon(code, orderDependencies);
      if (check.kind === 'refused') return { failure: { title: reasonOf(check.refusal) } };
      if (check.kind === 'too-many') return { failure: { title: t.couponTooMany } };
      if (check.kind === 'no-answer')
        return { failure: { title: navigator.onLine ? t.noAnswer : t.offline, text: t.again } };
      keep(check.coupon);
      return undefined;
    },
  };
}
