'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../base/Button/index.js';
import { CartLineItem } from '../CartLineItem/index.js';
import { Drawer } from '../../base/Drawer/index.js';
import { EmptyState } from '../../base/EmptyState/index.js';
import { RefreshIcon } from '../../icons/RefreshIcon.js';
import { ShoppingBagIcon } from '../../icons/ShoppingBagIcon.js';
import { announce, prepareLiveRegions } from '../../internal/announce.js';
import { imageElement } from '../../internal/render/images.js';
import { linkElement } from '../../internal/render/links.js';
import { settle } from '../../internal/state/settle.js';
import type { DialogChangeReason, DialogOpenProps } from '../../internal/state/useDialogElement.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { useFocusFallback } from '../../internal/state/useFocusFallback.js';
import { format, plural } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { formatMoney, sharedCurrency } from '../../internal/text/money.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './CartDrawer.css';
import { groupLines, groupTitle, isSold } from './cartDrawerGroups.js';
import type { CartDrawerLine, CartDrawerQuantityDetails } from './types.js';

export interface CartDrawerProps<Line extends CartDrawerLine = CartDrawerLine>
  extends
    Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'children'>,
    DialogOpenProps,
    SharedProps<'locale' | 'currency' | 'renderLink' | 'renderImage', 'CartDrawer'> {
  /** Lines in the order of the cart; shown grouped by shop. */
  items: readonly Line[];
  /** URL of the cart page. */
  cartHref: string;
  /** URL of the checkout. If omitted, the link to the cart page is the primary action. */
  checkoutHref?: string | undefined;
  /** Called with a new quantity of 1 or more. May return a promise, as in `QuantitySelector`. */
  onQuantityChange: (quantity: number, details: CartDrawerQuantityDetails<Line>) => unknown;
  /**
   * Called to remove a line. May return a promise: the removal is announced when it resolves, the failure when it
   * rejects.
   */
  onRemove: (line: Line) => unknown;
  /** Called with the line to restore. May return a promise, as `onRemove`. Omit to hide Undo. */
  onUndo?: ((line: Line) => unknown) | undefined;
  /** Whether the latest change is saved. A notice appears after five seconds of `false`. @default true */
  saved?: boolean | undefined;
  /** Called to save at once. Omit to hide Retry. */
  onRetry?: (() => void) | undefined;
}

/** Delay before the notice of an unsaved change, in milliseconds. Short failures recover earlier. */
const unsavedDelay = 5000;

/**
 * Cart over the page: lines grouped by shop with a subtotal each, quantity steppers, Undo for removed lines, and the
 * total. Opens from the side on wide screens and from the bottom on phones. Renders a `<dialog>`; a client component.
 */
export function CartDrawer<Line extends CartDrawerLine = CartDrawerLine>({
  open,
  defaultOpen = false,
  onOpenChange,
  items,
  cartHref,
  checkoutHref,
  onQuantityChange,
  onRemove,
  onUndo,
  saved = true,
  onRetry,
  currency,
  labels,
  className,
  ...props
}: CartDrawerProps<Line>) {
  const [settings, rest] = useSettings({ ...props, currency: sharedCurrency(items, currency) });
  const messages = mergeLabels<Labels<'CartDrawer'>>(en.CartDrawer, settings.labels.CartDrawer, labels);
  const [isOpen, change] = useControllableState<boolean, ReasonedDetails<DialogChangeReason>>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string>(null);
  // Undo and Retry are also unmounted by changes from outside.
  const notice = useFocusFallback<HTMLDivElement>(() => content.current);
  const [offer, setOffer] = useState<{ line: Line; isGone: boolean }>();
  const isUnsaved = useUnsaved(saved, messages.notSaved);
  const groups = groupLines(items, settings.currency);
  const count = items.filter(isSold).reduce((sum, { qty }) => sum + qty, 0);
  const money = (minor: number) => formatMoney(settings.locale, settings.currency, minor);

  // Undo ends when the drawer closes, or when the line is in the cart again: it would overwrite the new quantity. The
  // owner may remove the line asynchronously.
  const removed = offer?.line;
  const isInCart = removed !== undefined && items.some(({ id }) => String(id) === String(removed.id));
  if (offer && (!isOpen || (offer.isGone && isInCart))) setOffer(undefined);
  else if (offer && !offer.isGone && !isInCart) setOffer({ ...offer, isGone: true });

  // Screen readers announce only changes to live regions that already exist.
  useEffect(() => prepareLiveRegions(), []);

  // After a removal, focus the next line or else the first control; after Undo, focus the restored line.
  useEffect(() => {
    if (nextFocus.current === null || !content.current) return;
    const line = [...content.current.querySelectorAll<HTMLElement>('[data-line]')].find(
      (node) => node.dataset['line'] === nextFocus.current,
    );
    (line?.querySelector<HTMLElement>('a') ?? content.current).focus();
    nextFocus.current = null;
  }, [items]);

  const fail = () => {
    nextFocus.current = null;
    announce(messages.failed, { urgent: true });
  };
  const remove = (line: Line) => {
    const ids = groups.flatMap(({ lines }) => lines.map(({ id }) => String(id)));
    nextFocus.current = ids[ids.indexOf(String(line.id)) + 1] ?? '';
    settle(
      onRemove(line),
      () => {
        if (onUndo) setOffer({ line, isGone: false });
        announce(format(messages.removed, { item: nameOf(line) }));
      },
      fail,
    );
  };
  const undo = () => {
    if (!removed) return;
    nextFocus.current = String(removed.id);
    setOffer(undefined);
    settle(
      onUndo?.(removed),
      () => announce(format(messages.restored, { item: nameOf(removed) })),
      () => {
        setOffer(offer);
        fail();
      },
    );
  };

  return (
    <Drawer
      {...rest}
      open={isOpen}
      onOpenChange={change}
      title={messages.title}
      labels={{ close: messages.close }}
      className={clsx('mr-CartDrawer-root mr-kit', className)}
      sheet
      footer={
        <div className="mr-CartDrawer-foot">
          {removed ? (
            <div ref={notice} className="mr-CartDrawer-notice" role="group" aria-label={messages.undo}>
              <span>{format(messages.removed, { item: nameOf(removed) })}</span>
              <Button variant="quiet" size="sm" onClick={undo}>
                {messages.undo}
              </Button>
            </div>
          ) : null}
          {isUnsaved ? (
            <div ref={notice} className="mr-CartDrawer-notice" data-unsaved="">
              <span>{messages.notSaved}</span>
              {onRetry ? (
                <Button variant="quiet" size="sm" startIcon={<RefreshIcon />} onClick={() => onRetry()}>
                  {messages.retry}
                </Button>
              ) : null}
            </div>
          ) : null}
          {items.length === 0 ? null : (
            <p className="mr-CartDrawer-sum">
              <span>{messages.subtotal}</span> <b>{money(groups.reduce((sum, group) => sum + group.sum, 0))}</b>
            </p>
          )}
          <div className="mr-CartDrawer-ways">
            <Button
              size="lg"
              stretch
              variant={checkoutHref === undefined ? 'primary' : 'quiet'}
              href={cartHref}
              renderLink={settings.renderLink}
            >
              {messages.viewCart}
            </Button>
            {checkoutHref === undefined || count === 0 ? null : (
              <Button size="lg" stretch href={checkoutHref} renderLink={settings.renderLink}>
                {messages.checkout}
              </Button>
            )}
          </div>
        </div>
      }
    >
      <div ref={content} tabIndex={-1} className="mr-CartDrawer-content">
        {items.length === 0 ? (
          <EmptyState title={messages.empty} icon={<ShoppingBagIcon />} headingLevel={3}>
            {messages.emptyText}
          </EmptyState>
        ) : (
          <p className="mr-CartDrawer-count">{plural(settings.locale, count, messages.pieces)}</p>
        )}
        {groups.map((group) => {
          const { key, shop, lines, sum } = group;
          // The lines of the only shop need no heading.
          const isAlone = shop === undefined && groups.length === 1;
          const title = isAlone ? messages.title : groupTitle(group, groups, messages);
          const closedId = shop?.closed ? `${id}-${key}` : undefined;
          return (
            <div key={key} role="group" aria-label={title} aria-describedby={closedId}>
              {isAlone ? null : (
                <div className="mr-CartDrawer-shop">
                  {shop?.profilePicture === undefined
                    ? null
                    : imageElement(settings.renderImage, { src: shop.profilePicture, alt: '', width: 32, height: 32 })}
                  <h3 className="mr-CartDrawer-name">
                    {shop?.href === undefined
                      ? title
                      : linkElement(settings.renderLink, { href: shop.href, children: title })}
                  </h3>
                  <p className="mr-CartDrawer-shopSum">
                    <span className="mr-CartDrawer-shopSumText">{messages.subtotal}</span> <span>{money(sum)}</span>
                  </p>
                </div>
              )}
              {closedId === undefined ? null : (
                <p id={closedId} className="mr-CartDrawer-closed">
                  {messages.closed}
                </p>
              )}
              <ul role="list" aria-label={title}>
                {lines.map((line) => (
                  <li key={line.id} data-line={line.id}>
                    <CartLineItem
                      line={line}
                      href={line.href}
                      headingLevel={4}
                      originalPrice={line.originalPrice}
                      details={line.details}
                      max={line.max}
                      unavailable={line.unavailable}
                      closed={shop?.closed}
                      status={line.status}
                      currency={settings.currency}
                      locale={settings.locale}
                      render={settings.renderLink}
                      renderImage={settings.renderImage}
                      labels={messages.line}
                      onQuantityChange={(quantity, details) =>
                        quantity < 1 ? remove(line) : onQuantityChange(quantity, { ...details, line })
                      }
                      onRemove={() => remove(line)}
                    />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </Drawer>
  );
}

/** Returns the name of a line for announcements, where its details are not visible. */
function nameOf({ name, fullName = name }: CartDrawerLine): string {
  return fullName;
}

/** Returns `true` once a change has been unsaved for more than five seconds, and announces it once. */
function useUnsaved(saved: boolean, message: string): boolean {
  const [isDelayed, setDelayed] = useState(false);
  useEffect(() => {
    if (saved) return undefined;
    const timer = setTimeout(() => {
      setDelayed(true);
      announce(message);
    }, unsavedDelay);
    return () => {
      clearTimeout(timer);
      setDelayed(false);
    };
  }, [saved, message]);
  return isDelayed;
}
