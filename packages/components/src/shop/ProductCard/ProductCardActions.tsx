'use client';

import { useLayoutEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { useSettings } from '#settings';
import { announce, prepareLiveRegions } from '../../internal/announce.js';
import type { AnnounceOptions } from '../../base/LiveRegion/index.js';
import { useWishlist } from '../WishlistButton/useWishlist.js';
import { settle } from '../../internal/state/settle.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import './ProductCard.css';
import { addButton, wishlistButton } from './productCardControls.js';
import { afterQuantityChange, optionsOf } from './productCardState.js';
import type { ProductCardFocus, ProductCardMessage } from './productCardState.js';
import { useQuantity } from '../QuantitySelector/useQuantity.js';
import type { QuantityAnswer } from '../QuantitySelector/useQuantity.js';
import { choiceIn, isSoldOut, needsChoice } from '../VariantPicker/variantPickerState.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { ProductCardPickerType } from './ProductCardPicker.js';
import type { ProductCardStepperType } from './ProductCardStepper.js';
import type { ProductCardActionsProduct, ProductCardActionsProps } from './types.js';

/**
 * Controls of a `ProductCard`: wishlist button, plus button, stepper. A card with handlers renders them itself; a
 * server component passes them as `actions`, from a file marked `'use client'`. Each control is rendered only with its
 * handler. Renders the buttons without a wrapper; a client component.
 */
export function ProductCardActions<Product extends ProductCardActionsProduct>({
  product,
  quantity: givenQuantity,
  defaultQuantity = 0,
  wished: givenWished,
  defaultWished,
  swatches = product.colors?.map((value) => ({ value, label: value })) ?? [],
  onAdd,
  onChoose,
  onQuantityChange,
  onWishlistChange,
  currency,
  locale,
  labels,
}: ProductCardActionsProps<Product>) {
  const [settings] = useSettings({ currency, locale });
  const messages = mergeLabels<Labels<'ProductCard'>>(en.ProductCard, settings.labels.ProductCard, labels);
  const item = product.title;
  const [wished, toggleWished] = useWishlist({
    wished: givenWished,
    defaultWished,
    onChange: (...change) => onWishlistChange?.(...change),
    failed: () => format(messages.wishlistFailed, { item }),
  });
  const quantity = useQuantity({ value: givenQuantity, defaultValue: defaultQuantity, keepsZero: true });
  // Control to focus after a press. Changes from outside do not move the focus.
  const [focusNext, setFocusNext] = useState<ProductCardFocus>();
  const [Stepper, setStepper] = useState<ProductCardStepperType>();
  const [Picker, setPicker] = useState<ProductCardPickerType>();
  const [isPicking, setPicking] = useState(false);
  const options = optionsOf(product, swatches);
  const picks = needsChoice(options);
  // A stepper cannot show which of several sizes it counts.
  const inCart = quantity.committed > 0 && onQuantityChange !== undefined && !picks;
  const clearFocus = () => setFocusNext(undefined);
  const say = (message: ProductCardMessage, how?: AnnounceOptions) =>
    announce(format(messages[message], { item }), how);

  const announceFailure = () => say('cartFailed', { urgent: true });
  const follow = (next: number, result: unknown, answer?: QuantityAnswer, picture?: Element | null) => {
    setFocusNext(afterQuantityChange(inCart ? quantity.committed : 0, next)?.focus);
    const accepted = (from: number) => {
      const after = afterQuantityChange(from, next);
      if (after) say(after.message);
      if (after?.message === 'added') {
        // Ignored offline: the animation is optional.
        import('../../motion/index.js').then(({ flyToCart }) => flyToCart(picture)).catch(() => undefined);
      }
      answer?.accepted(from);
    };
    const refused = () => {
      clearFocus();
      (answer?.refused ?? announceFailure)();
    };
    // Without a stepper each press adds one unit independently.
    if (!onQuantityChange) settle(result, () => accepted(0), refused);
    else quantity.request(next, result, { accepted, refused });
  };

  const handleAdd = ({ currentTarget, nativeEvent: event }: MouseEvent<HTMLButtonElement>) => {
    prepareLiveRegions();
    if (picks) {
      choose();
      return;
    }
    const next = quantity.latest() + 1;
    // Pressed again before the stepper is rendered: add one more.
    if (next > 1 && onQuantityChange) {
      follow(next, onQuantityChange(next, { reason: 'increase', event }));
      return;
    }
    // The only size is chosen automatically.
    const result =
      options.sizes.length > 0 ? onAdd?.(product, { ...choiceIn(options, {}), quantity: 1 }) : onAdd?.(product);
    // Not `document.activeElement`: Safari does not focus a pressed button.
    follow(1, result, undefined, currentTarget.closest('article')?.querySelector('img'));
  };
  const choose = () => {
    if (onChoose) {
      onChoose(product);
      return;
    }
    import('./ProductCardPicker.js').then((file) => {
      setPicker(() => file.ProductCardPicker);
      setPicking(true);
    }, announceFailure);
  };

  return (
    <>
      {onWishlistChange ? wishlistButton({ item, messages, pressed: wished, onClick: toggleWished }) : null}
      {(onAdd && !isSoldOut(options)) || inCart ? (
        <div className="mr-ProductCard-notch">
          {inCart && Stepper ? (
            <Stepper
              item={item}
              quantity={quantity}
              takesFocus={focusNext === 'increase'}
              onFocusTaken={clearFocus}
              // The stepper announces a rejection with the card's message.
              labels={{ ...messages.quantity, failed: format(messages.cartFailed, { item }) }}
              ask={(next, details, answer) => follow(next, onQuantityChange(next, details), answer)}
            />
          ) : (
            addButton({
              item,
              messages,
              picks,
              takesFocus: focusNext === 'add',
              onFocus: clearFocus,
              onClick: handleAdd,
            })
          )}
          {inCart && !Stepper ? <LoadStepper onLoad={(loaded) => setStepper(() => loaded)} /> : null}
          {Picker && onAdd ? (
            <Picker
              product={product}
              swatches={swatches}
              open={isPicking}
              onOpenChange={setPicking}
              onAdd={onAdd}
              currency={settings.currency}
              locale={settings.locale}
              labels={messages.picker}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}

let loadedStepper: ProductCardStepperType | undefined;

/** Loads the stepper once the product is in the cart, so that other pages never load it. */
function LoadStepper({ onLoad }: { onLoad: (stepper: ProductCardStepperType) => void }) {
  useLayoutEffect(() => {
    if (loadedStepper) {
      onLoad(loadedStepper);
      return undefined;
    }
    let isWanted = true;
    import('./ProductCardStepper.js').then(
      ({ ProductCardStepper }) => {
        loadedStepper = ProductCardStepper;
        if (isWanted) onLoad(loadedStepper);
      },
      // Offline, or a new release has replaced the file: the plus button stays, and adds one unit per press.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `onLoad` sets a state: which one of its forms is called is the same
  }, []);
  return null;
}
