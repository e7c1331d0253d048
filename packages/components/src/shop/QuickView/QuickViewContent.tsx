'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../base/Button';
import { ArrowRightIcon } from '../../icons/ArrowRightIcon';
import { CheckIcon } from '../../icons/CheckIcon';
import { ShoppingBagIcon } from '../../icons/ShoppingBagIcon';
import { linkElement } from '../../internal/render/links';
import type { Settings } from '../../internal/settings/resolveSettings';
import { settle } from '../../internal/state/settle';
import { format } from '../../internal/text/format';
import { announce, prepareLiveRegions } from '../../internal/announce';
import { Price } from '../Price';
import { ProductGallery } from '../ProductGallery';
import type { ProductGalleryItem } from '../ProductGallery';
import { QuantityField } from '../QuantitySelector/QuantityField';
import { useQuantity } from '../QuantitySelector/useQuantity';
import { Rating } from '../Rating';
import { choiceIn, isSoldOut, missingPart, stockOf, variantOf, VariantPicker } from '../VariantPicker';
import type { VariantChoice } from '../VariantPicker';
import type { Labels } from '../../labels/Labels';
import styles from './QuickView.module.css';
import type { QuickViewChoice, QuickViewProduct } from './types';

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

/** Milliseconds that the button says "Added". */
const addedTime = 2000;

/** What a `QuickView` shows of one product. */
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
    // Focus that follows a mouse or a finger shows no ring.
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
    // The field may hold what is no quantity, with a message under it.
    const field = facts.current?.querySelector<HTMLInputElement>('[role=spinbutton]');
    if (field?.checkValidity() === false) {
      field.focus();
      return;
    }
    const label = colors.find(({ value }) => value === choice.color)?.label;
    const size = choice.size === undefined ? undefined : format(messages.size, { size: choice.size });
    const item = [product.title, label, size].filter(Boolean).join(', ');
    // Pressed again before the answer it adds again: a press that is lost would be a piece that is lost.
    settle(
      onAdd(product, { ...choice, quantity: quantity.kept }),
      () => {
        setState('added');
        const picture = facts.current?.parentElement?.querySelector(
          '[data-mr-root="gallery"] [data-mr-part="slide"]:not([tabindex]) img',
        );
        import('../../motion').then(({ flyToCart }) => flyToCart(picture)).catch(() => undefined);
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
    <div className={styles.columns}>
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
      <div className={styles.facts} ref={facts}>
        <p className={styles.meta}>
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
        <p className={styles.cost}>
          <Price
            price={variant?.price ?? product.price}
            discount={product.discount}
            compareAtPrice={product.compareAtPrice}
            size="lg"
            rolls
            currency={currency}
            locale={locale}
            labels={messages.price}
          />
          {product.unit ? <span className={styles.unit}>{format(messages.unit, { unit: product.unit })}</span> : null}
        </p>
        {options.colors.length > 0 || options.sizes.length > 0 ? (
          <VariantPicker
            colors={colors}
            sizes={product.size}
            variants={options.variants}
            value={choice}
            onValueChange={setChosen}
            labels={messages.variants}
          />
        ) : null}
        {onAdd !== undefined && isGone ? <p className={styles.soldOut}>{messages.soldOut}</p> : null}
        {state === 'failed' ? <p className={styles.failed}>{messages.failed}</p> : null}
        <div className={styles.actions}>
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
                className={styles.add}
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
              className: styles.more,
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
