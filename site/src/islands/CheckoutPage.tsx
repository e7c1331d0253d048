import { useCart } from '@marketrow/cart-client/react';
import type { CheckoutValues, PaymentProvider } from '@marketrow/components/CheckoutForm';
import { toCents } from '@marketrow/cart-client/money';
import { CheckoutSteps } from '@marketrow/components/CheckoutSteps';
import { announce } from '@marketrow/components/LiveRegion';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { inOneTab, orderDependencies } from '../checkout/dependencies';
import { leaveNote } from '../account/changes';
import { isDemo } from '../demo/isDemo';
import { hasSession } from '../hasSession';
import { changeDraft, draftOf, forgetOrderChoices } from '../checkout/draft';
import { onOrderElsewhere, notifyOrderPlaced } from '../checkout/otherTabs';
import { acceptPrices, placeOrder, resumeOrder } from '../checkout/placeOrder';
import type { Outcome, PriceChange } from '../checkout/placeOrder';
import { href, loginHref, paths, shopSlugOf, snapshotTemplate, type Locale } from '../routes';
import { cart } from '../store';
import { untilShownAgain } from '../untilShownAgain';
import { useOneAlert } from '../useOneAlert';
import { fill } from '../i18n/fill';
import { money } from '../i18n/format';
import { CartEmpty } from './CartEmpty';
import { cartGroups, deliveryLines, groupName, orderable, unavailableRows, type CartRow } from './cartGroups';
import { CheckoutAside } from './CheckoutAside';
import { CheckoutPlaced } from './CheckoutPlaced';
import type { CheckoutKit, CheckoutMessages } from './checkoutMessages';
import { PriceChanges } from './PriceChanges';
import { RetryNote } from './RetryNote';
import { useCheckoutData } from './useCheckoutData';
import { useCoupon } from './useCoupon';
import { useErrorTitle } from './useErrorTitle';
import { useProductSnapshots } from '../useProductSnapshots';
import { useUnavailable } from './useUnavailable';

/** The form is asked for once there is a cart to order: steps and sums are shown before, and an empty cart needs none. */
const CheckoutForm = lazy(async () => ({
  default: (await import('@marketrow/components/CheckoutForm')).CheckoutForm,
}));

export interface CheckoutPageProps {
  locale: Locale;
  currency: string;
  messages: CheckoutMessages;
  kit: CheckoutKit;
}

/** The checkout on one page, and the confirmation in its place. */
export function CheckoutPage({ locale, currency, messages, kit }: CheckoutPageProps) {
  const now = useCart(cart);
  /** The cart of an order under way: it is emptied before the page of the order is there, and stays in sight until then. */
  const [ordering, setOrdering] = useState<typeof now.items>();
  const items = ordering && now.items.length === 0 ? ordering : now.items;
  const { snapshots, failures, retry } = useProductSnapshots(
    snapshotTemplate(locale),
    items.map(({ slug }) => slug),
  );
  const data = useCheckoutData(locale);
  const [placed, setPlaced] = useState<string>();
  const [isResuming, setResuming] = useState(true);
  const [changed, setChanged] = useState<PriceChange[]>();
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const t = messages.checkout;
  const showErrors = useErrorTitle(t.error);
  const groups = cartGroups(items, snapshots, messages.cart.size);
  const gone = unavailableRows(groups).map(changeOf);
  const changes = changed ?? (gone.length > 0 ? gone : undefined);
  const isReading =
    isResuming ||
    !data ||
    (now.status !== 'ready' && items.length === 0) ||
    (items.length > 0 && snapshots.size === 0 && failures === 0);
  const lines = items.map(({ id, qty, price }) => `${String(id)} ${String(qty)} ${String(price)}`).join(' ');
  // An order under way empties the cart: what its coupon takes off stays in sight.
  const coupon = useCoupon(isReading || ordering ? '' : lines, { locale, currency, t });
  const total = money(
    locale,
    currency,
    groups.reduce((sum, { cents }) => sum + cents, -toCents(coupon.applied?.discount ?? 0)),
  );
  const providers = useMemo(() => [demoPayment(t)], [t]);

  /** Leads to the page of the order, and is done once the browser brings this one back; where it has none, shows the confirmation here. */
  const finish = useCallback(
    async (id: string): Promise<void> => {
      forgetOrderChoices();
      notifyOrderPlaced(id);
      const page = href(locale, paths.order(id));
      const hasPage =
        isDemo ||
        (await fetch(page, { method: 'HEAD' }).then(
          ({ ok }) => ok,
          () => false,
        ));
      if (hasPage) {
        leaveNote('orderPlaced');
        location.assign(page);
        await untilShownAgain();
        return;
      }
      history.replaceState(null, '', `${href(locale, paths.checkout)}?order=${encodeURIComponent(id)}`);
      setPlaced(id);
    },
    [locale],
  );

  useEffect(() => {
    const order = new URLSearchParams(location.search).get('order');
    const resume = async (): Promise<void> => {
      await cart.start();
      if (order !== null) setPlaced(order);
      const outcome = order === null ? await inOneTab(() => resumeOrder(orderDependencies)) : undefined;
      if (outcome?.kind === 'placed') await finish(outcome.id);
      setResuming(false);
    };
    void resume();
    return onOrderElsewhere(() => void cart.reload());
  }, [finish]);

  useEffect(() => {
    if (placed !== undefined) root.current?.querySelector('h1')?.focus();
  }, [placed]);

  const handleSubmit = async (values: CheckoutValues) => {
    if (gone.length > 0) {
      // Shown already; the shopper is led there before anything is paid.
      setChanged(gone);
      return undefined;
    }
    setChanged(undefined);
    setOrdering(items);
    const outcome = await inOneTab(() => placeOrder(values, orderDependencies, coupon.applied));
    if (outcome.kind === 'placed') await finish(outcome.id);
    setOrdering(undefined);
    if (outcome.kind === 'placed') return undefined;
    if (outcome.kind === 'prices-changed') {
      // They stand above the form, with what to do: the form has no failure of its own to tell.
      setChanged(outcome.changed);
      return undefined;
    }
    if (outcome.kind === 'coupon-refused') {
      await coupon.refresh();
      return { failure: { title: coupon.reasonOf(outcome.refusal), text: t.couponNew } };
    }
    return { failure: failureOf(outcome, t) };
  };
  const handleAccept = async (prices: readonly PriceChange[]) => {
    const isStored = await acceptPrices(prices, orderDependencies);
    if (!isStored) return false;
    setChanged(undefined);
    announce(prices.every(({ now: price }) => price === null) ? t.goneAccepted : t.accepted);
    form.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
    return true;
  };

  useUnavailable(unavailableRows(groups), isReading);
  const isEmpty = placed === undefined && !isReading && items.length === 0;
  // Emptied elsewhere, as by the order of another tab: the form goes, and with it the focus.
  const wasFilled = useRef(false);
  useEffect(() => {
    wasFilled.current ||= items.length > 0;
    if (isEmpty && wasFilled.current) root.current?.querySelector('h1')?.focus();
  }, [items, isEmpty]);

  return (
    <div ref={root}>
      {placed !== undefined ? (
        <CheckoutPlaced locale={locale} id={placed} messages={t} kit={kit} />
      ) : isEmpty ? (
        <CartEmpty locale={locale} messages={messages.cart} wishlistCount={0} />
      ) : (
        <>
          <div className="site-title">
            <div>
              <h1 tabIndex={-1}>{t.title}</h1>
              <CheckoutSteps
                {...kit.CheckoutSteps}
                className="site-checkout-steps"
                current={1}
                items={[
                  { title: t.steps.cart, href: href(locale, paths.cart) },
                  { title: t.steps.details },
                  { title: t.steps.placed },
                ]}
              />
            </div>
          </div>
          {isReading ? (
            <Skeletons label={t.loading} />
          ) : (
            <div className="site-cart">
              <CheckoutAside {...{ locale, currency, groups, total, coupon, messages, kit }} />
              <div>
                {changes ? (
                  <PriceChanges
                    {...{ locale, currency }}
                    changed={changes}
                    isNews={changed !== undefined}
                    items={groups.flatMap(({ rows }) => rows.map(({ line: { id }, name }) => ({ id, name })))}
                    messages={t}
                    onAccept={() => handleAccept(changes)}
                  />
                ) : null}
                {failures > 0 ? (
                  <RetryNote
                    text={messages.cart.unread}
                    retry={messages.cart.retry}
                    onRetry={retry}
                    attempt={failures}
                  />
                ) : null}
                <Suspense fallback={<Skeletons label={t.loading} />}>
                  <OneAlert />
                  <CheckoutForm
                    {...kit.CheckoutForm}
                    ref={form}
                    labels={{ ...kit.CheckoutForm.labels, submit: fill(t.submit, { total }) }}
                    addresses={data.addresses}
                    defaultValues={data.defaults}
                    shops={orderable(groups).flatMap((group) => {
                      // Of goods whose shop is not known nothing can be chosen: they are delivered.
                      if (group.shop === undefined) return [];
                      const id = group.shop ? shopSlugOf(group.shop.path) : 'marketplace';
                      const homeText = deliveryLines(group.rows, messages.cart.delivery).join('. ');
                      return { id, name: groupName(group, messages.cart), ...(homeText !== '' && { homeText }) };
                    })}
                    gifts
                    providers={providers}
                    account={
                      hasSession() ? null : (
                        <p className="site-checkout-account">
                          {t.haveAccount}{' '}
                          <a className="site-link" href={loginHref(locale, paths.checkout)}>
                            {t.logIn}
                          </a>
                        </p>
                      )
                    }
                    onInput={(event) => changeDraft(draftOf(event.currentTarget))}
                    onErrorCountChange={showErrors}
                    onSubmit={handleSubmit}
                  />
                </Suspense>
              </div>
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Comes with the form, which brings its own region for failures. */
function OneAlert() {
  useOneAlert();
  return null;
}

function Skeletons({ label }: { label: string }) {
  return (
    <div className="site-skeleton site-needs-script" aria-busy="true">
      <p className="site-hidden">{label}</p>
      <span />
      <span />
      <span />
    </div>
  );
}

/** A line that cannot be ordered, as the server would name it. */
function changeOf({ line: { id, price }, unavailable }: CartRow): PriceChange {
  return { id, was: price, now: null, ...(unavailable === 'sold-out' && { soldOut: true }) };
}

function demoPayment(t: CheckoutMessages['checkout']): PaymentProvider {
  return { id: 'demo', title: t.demo, description: t.demoText, confirm: () => Promise.resolve({}) };
}

function failureOf(outcome: Outcome, t: CheckoutMessages['checkout']): { title: string; text?: string } {
  switch (outcome.kind) {
    case 'unsaved':
      return { title: navigator.onLine ? t.unsaved : t.offline, text: t.again };
    case 'cart-changed':
      return { title: t.cartChanged, text: t.lookAgain };
    case 'unpaid':
      return { title: t.unpaid, text: outcome.failure ?? t.unpaidReasons[outcome.reason] };
    case 'no-answer':
      return { title: navigator.onLine ? t.noAnswer : t.offline, text: t.onlyOnce };
    default:
      return { title: t.refused, text: t.lookAgain };
  }
}
