'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../base/Button/index.js';
import { ArrowRightIcon } from '../../icons/ArrowRightIcon.js';
import { CheckIcon } from '../../icons/CheckIcon.js';
import { ShoppingBagIcon } from '../../icons/ShoppingBagIcon.js';
import { linkElement } from '../../internal/render/links.js';
import type { Settings } from '../../internal/settings/resolveSettings.js';
import { settle } from '../../internal/state/settle.js';
import { format } from '../../internal/text/format.js';
import { announce, prepareLiveRegions } from '../../internal/announce.js';
import { Price } from '../Price/index.js';
import { ProductGallery } from '../ProductGallery/index.js';
import type { ProductGalleryItem } from '../ProductGallery/index.js';
import { QuantityField } from '../QuantitySelector/QuantityField.js';
import { useQuantity } from '../QuantitySelector/useQuantity.js';
import { Rating } from '../Rating/index.js';
import { choiceIn, isSoldOut, missingPart, stockOf, variantOf, VariantPicker } from '../VariantPicker/index.js';
import type { VariantChoice } from '../VariantPicker/index.js';
import type { Labels } from '../../labels/Labels.js';
import './QuickView.css';
import type { QuickViewChoice, QuickViewProduct } from './types.js';

interface QuickViewContentProps<Product extends QuickViewProduct> {
  product: Product;
  items: readonly ProductGalleryItem[];
  colors: readonly { value: string; label: string }[];
  href: string | undefined;
  onAdd: ((product: Product, choice: QuickViewChoice) => unknown) | undefined;
  actions: ReactNode;
  settings: Settings;
  messages: Labels<'QuickView'>;
}

/** Time that the button shows "Added", in milliseconds. */
const addedTime = 2000;

/** Content of a `QuickView` for one product. */
export function QuickViewContent<Product extends QuickViewProduct>({
  product,
  items,
  colors,
  href,
  onAdd,
  actions,
  settings,
  messages,
}: QuickViewContentProps<Product>) {
  const [chosen, setChosen] = useState<VariantChoice>({});
  const [state, setState] = useState<'ready' | 'added' | 'failed'>('ready');
  const options = {
    colors: colors.map(({ value }) => value),
    sizes: product.size ?? [],
    variants: product.variants ?? [],
    stock: product.stock,
  };
  const choice = choiceIn(options, chosen);
  const missing = missingPart(options, choice);
  const variant = variantOf(options.variants, choice);
  const stock = stockOf(options, choice);
  const isGone = isSoldOut(options);
  const quantity = useQuantity({ value: undefined, defaultValue: 1, max: stock });
  const { currency, locale } = settings;

  useEffect(() => {
    if (state !== 'added') return undefined;
    const timer = setTimeout(() => setState('ready'), addedTime);
    return () => clearTimeout(timer);
  }, [state]);

  const facts = useRef<HTMLDivElement>(null);
  const askFor = (part: 'color' | 'size') => {
    const group = facts.current?.querySelector(`[data-mr-part=${part}s]`);
    // A focus set after a click or tap shows no ring: this attribute marks the group.
    group?.setAttribute('data-missing', '');
    group?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
    announce(part === 'size' ? messages.chooseSize : messages.chooseColor);
  };
  const handleAdd = () => {
    if (!onAdd) return;
    prepareLiveRegions();
    if (missing) {
      askFor(missing);
      return;
    }
    // The field may hold an invalid quantity, with a message under it.
    const field = facts.current?.querySelector<HTMLInputElement>('[role=spinbutton]');
    if (field?.checkValidity() === false) {
      field.focus();
      return;
    }
    const label = colors.find(({ value }) => value === choice.color)?.label;
    const size = choice.size === undefined ? undefined : format(messages.size, { size: choice.size });
    const item = [product.title, label, size].filter(Boolean).join(', ');
    // Not blocked while pending: a second press adds again, so that no unit is lost.
    settle(
      onAdd(product, { ...choice, quantity: quantity.committed }),
      () => {
        setState('added');
        const picture = facts.current?.parentElement?.querySelector(
          '[data-mr-root="gallery"] [data-mr-part="slide"]:not([tabindex]) img',
        );
        import('../../motion/index.js').then(({ flyToCart }) => flyToCart(picture)).catch(() => undefined);
        announce(format(messages.added, { item }));
      },
      () => {
        setState('failed');
        announce(messages.failed, { urgent: true });
      },
    );
  };
  const addText = missing === 'size' ? messages.chooseSize : missing === 'color' ? messages.chooseColor : messages.add;
  return (
    <div className="mr-QuickView-columns">
      {items.length === 0 ? null : (
        <ProductGallery
          item={product.title}
          items={items}
          color={choice.color}
          sizes="(width < 45em) 90vw, 420px"
          renderImage={settings.renderImage}
          labels={messages.gallery}
        />
      )}
      <div className="mr-QuickView-facts" ref={facts}>
        <p className="mr-QuickView-meta">
          {product.shop ? <span>{product.shop.name}</span> : null}
          {typeof product.rating === 'number' ? (
            <Rating
              value={product.rating}
              count={product.ratingCount ?? product.ratingCounts?.reduce((sum, count) => sum + count, 0)}
              locale={locale}
              labels={messages.rating}
            />
          ) : null}
        </p>
        <p className="mr-QuickView-cost">
          <Price
            price={variant?.price ?? product.price}
            discount={product.discount}
            compareAtPrice={product.compareAtPrice}
            size="lg"
            measure={product.measure}
            rolls
            currency={currency}
            locale={locale}
            labels={messages.price}
          />
          {product.unit && !product.measure ? (
            <span className="mr-QuickView-unit">{format(messages.unit, { unit: product.unit })}</span>
          ) : null}
        </p>
        {options.colors.length > 0 || options.sizes.length > 0 ? (
          <VariantPicker
            colors={colors}
            sizes={product.size}
            variants={options.variants}
            stock={options.stock}
            value={choice}
            onValueChange={setChosen}
            labels={messages.variants}
          />
        ) : null}
        {onAdd !== undefined && isGone ? <p className="mr-QuickView-soldOut">{messages.soldOut}</p> : null}
        {state === 'failed' ? <p className="mr-QuickView-failed">{messages.failed}</p> : null}
        <div className="mr-QuickView-actions">
          {onAdd === undefined || isGone ? null : (
            <>
              <QuantityField
                item={product.title}
                size="lg"
                max={stock}
                quantity={quantity}
                labels={messages.quantity}
              />
              <Button
                className="mr-QuickView-add"
                size="lg"
                startIcon={missing ? null : state === 'added' ? <CheckIcon /> : <ShoppingBagIcon />}
                onClick={handleAdd}
              >
                {state === 'added' && !missing ? messages.addedButton : addText}
              </Button>
            </>
          )}
          {actions}
        </div>
        {href === undefined ? null : (
          <p>
            {linkElement(settings.renderLink, {
              className: 'mr-QuickView-more',
              href,
              children: (
                <>
                  {messages.more} <ArrowRightIcon />
                </>
              ),
            })}
          </p>
        )}
      </div>
    </div>
  );
}
