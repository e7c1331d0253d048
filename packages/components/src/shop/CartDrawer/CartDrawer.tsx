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
  /** The lines of the cart, in its order. They are shown by shop. */
  items: readonly Line[];
  /** Address of the cart page. */
  cartHref: string;
  /** Address of the checkout. Left out: the cart page is the main way on. */
  checkoutHref?: string | undefined;
  /** Called with a new quantity of 1 or more. May return a promise, as in `QuantitySelector`. */
  onQuantityChange: (quantity: number, details: CartDrawerQuantityDetails<Line>) => unknown;
  /** Called when a line is taken out. May return a promise: the removal is announced once it resolves, a failure when it rejects. */
  onRemove: (line: Line) => unknown;
  /** Called with the line to put back. May return a promise, as `onRemove`. Left out: there is no Undo. */
  onUndo?: ((line: Line) => unknown) | undefined;
  /** Whether the latest change is saved. After five seconds without, the shopper is told. @default true */
  saved?: boolean | undefined;
  /** Called to save at once. Left out: no Retry. */
  onRetry?: (() => void) | undefined;
}

/** Milliseconds that a change may stay unsaved before the shopper is told: a short failure is over by then. */
const unsavedDelay = 5000;

/**
 * The cart over the page: lines by shop with the sum of each, steppers, Undo for what was taken out, and the sum in all.
 * From the side on wide screens, a sheet from the bottom on phones. Renders a `<dialog>`; a client component.
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
  locale,
  renderLink,
  renderImage,
  labels,
  className,
  ...rest
}: CartDrawerProps<Line>) {
  const settings = useSettings({ currency: sharedCurrency(items, currency), locale, renderLink, renderImage });
  const messages = mergeLabels<Labels<'CartDrawer'>>(en.CartDrawer, settings.labels.CartDrawer, labels);
  const [isOpen, change] = useControllableState<boolean, ReasonedDetails<DialogChangeReason>>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string>(null);
  // Undo and Retry are unmounted by what others do, too.
  const notice = useFocusFallback<HTMLDivElement>(() => content.current);
  const [offer, setOffer] = useState<{ line: Line; isGone: boolean }>();
  const isUnsaved = useUnsaved(saved, messages.notSaved);
  const groups = groupLines(items, settings.currency);
  const count = items.filter(isSold).reduce((sum, { qty }) => sum + qty, 0);
  const money = (minor: number) => formatMoney(settings.locale, settings.currency, minor);

  // Undo is offered until the drawer closes, or until the line is in the cart again by another way: Undo would then
  // write an old quantity over it. The owner may take a moment to take the line out.
  const removed = offer?.line;
  const isInCart = removed !== undefined && items.some(({ id }) => String(id) === String(removed.id));
  if (offer && (!isOpen || (offer.isGone && isInCart))) setOffer(undefined);
  else if (offer && !offer.isGone && !isInCart) setOffer({ ...offer, isGone: true });

  // The live regions have to stand, empty, before the first message comes.
  useEffect(() => prepareLiveRegions(), []);

  // After a line was taken out the focus goes to the next one, or to the start; after Undo, to the line itself.
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
          // Lines of a shop with one seller need no heading over them.
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

/** What a line is called where its details are not seen. */
function nameOf({ name, fullName = name }: CartDrawerLine): string {
  return fullName;
}

/** Whether a change has been unsaved for longer than the shopper should wait unknowing. Announced once. */
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
