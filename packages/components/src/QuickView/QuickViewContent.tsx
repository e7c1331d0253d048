'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { ArrowRightIcon } from '../icons/ArrowRightIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { ShoppingBagIcon } from '../icons/ShoppingBagIcon';
import { linkElement } from '../internal/render/links';
import type { Settings } from '../internal/settings/resolveSettings';
import { settle } from '../internal/state/settle';
import type { HandlerResult } from '../internal/state/settle';
import { format } from '../internal/text/format';
import { announce, prepareLiveRegions } from '../internal/announce';
import { Price } from '../Price';
import { ProductGallery } from '../ProductGallery';
import type { ProductGalleryItem } from '../ProductGallery';
import { QuantitySelector } from '../QuantitySelector';
import { Rating } from '../Rating';
import { VariantPicker, variantOf } from '../VariantPicker';
import type { VariantChoice } from '../VariantPicker';
import styles from './QuickView.module.css';
import type { QuickViewLabels } from './labels';
import type { QuickViewChoice, QuickViewProduct } from './types';

interface QuickViewContentProps<Product extends QuickViewProduct> {
  product: Product;
  items: readonly ProductGalleryItem[];
  colors: readonly { value: string; label: string }[];
  href: string;
  onAdd: ((product: Product, choice: QuickViewChoice) => HandlerResult) | undefined;
  actions: ReactNode;
  settings: Settings;
  messages: QuickViewLabels;
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
  const [choice, setChoice] = useState<VariantChoice>({ color: colors[0]?.value, size: product.size?.[0] });
  const [quantity, setQuantity] = useState(1);
  const [state, setState] = useState<'ready' | 'adding' | 'added' | 'failed'>('ready');
  const variants = product.variants ?? [];
  const variant = variantOf(variants, choice);
  const stock = variant?.stock ?? product.stock;
  const { currency, locale } = settings;

  useEffect(() => {
    if (state !== 'added') return undefined;
    const timer = setTimeout(() => setState('ready'), addedTime);
    return () => clearTimeout(timer);
  }, [state]);

  const facts = useRef<HTMLDivElement>(null);
  const handleAdd = () => {
    if (!onAdd || state === 'adding') return;
    prepareLiveRegions();
    setState('adding');
    settle(
      onAdd(product, { ...choice, quantity }),
      () => {
        setState('added');
        const picture = facts.current?.parentElement?.querySelector(
          '[data-mr-root="gallery"] [data-mr-part="slide"]:not([tabindex]) img',
        );
        import('../motion').then(({ flyToCart }) => flyToCart(picture)).catch(() => undefined);
        announce(format(messages.added, { item: product.title }));
      },
      () => {
        setState('failed');
        announce(messages.failed, { urgent: true });
      },
    );
  };
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
        {colors.length > 0 || (product.size?.length ?? 0) > 0 ? (
          <VariantPicker
            colors={colors}
            sizes={product.size}
            variants={variants}
            value={choice}
            onValueChange={setChoice}
            labels={messages.variants}
          />
        ) : null}
        {onAdd !== undefined && stock === 0 ? <p className={styles.soldOut}>{messages.soldOut}</p> : null}
        {state === 'failed' ? <p className={styles.failed}>{messages.failed}</p> : null}
        <div className={styles.actions}>
          {onAdd === undefined || stock === 0 ? null : (
            <>
              <QuantitySelector
                item={product.title}
                size="lg"
                max={stock}
                value={quantity}
                onValueChange={setQuantity}
                labels={messages.quantity}
              />
              <Button
                className={styles.add}
                size="lg"
                pending={state === 'adding'}
                startIcon={state === 'added' ? <CheckIcon /> : <ShoppingBagIcon />}
                onClick={handleAdd}
              >
                {state === 'added' ? messages.addedButton : messages.add}
              </Button>
            </>
          )}
          {actions}
        </div>
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
      </div>
    </div>
  );
}
