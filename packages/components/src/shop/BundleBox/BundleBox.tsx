'use client';

import { clsx } from 'clsx/lite';
import { useEffect, useId, useState } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../base/Button/index.js';
import { announce, prepareLiveRegions } from '../../internal/announce.js';
import { visuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import type { HeadingLevel } from '../../internal/render/headings.js';
import { imageElement } from '../../internal/render/images.js';
import { linkElement } from '../../internal/render/links.js';
import { settle } from '../../internal/state/settle.js';
import { format, plural } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { formatMoney, sharedCurrency } from '../../internal/text/money.js';
import type { PriceRecord } from '../../internal/text/money.js';
import { Price } from '../Price/index.js';
import { useSettings } from '#settings';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './BundleBox.css';
import { bundleSum } from './bundleBoxState.js';

/** A product of a bundle. */
export interface BundleBoxItem extends PriceRecord {
  /** Id of the product. */
  id: string | number;
  /** Name of the product. */
  title: string;
  /** URL of a small image. Without one a placeholder is rendered. */
  thumbnail?: string | null | undefined;
  /** URL of the product page. Omit to hide the link, as for the product of the current page. */
  href?: string | undefined;
  /** Marks the product as sold out: it cannot be selected, summed or added. @default false */
  soldOut?: boolean | undefined;
}

export interface BundleBoxProps<Item extends BundleBoxItem>
  extends
    Omit<ComponentProps<'section'>, 'children'>,
    SharedProps<'locale' | 'currency' | 'renderLink' | 'renderImage', 'BundleBox'> {
  /** The products; the first is that of the current page. */
  items: readonly Item[];
  /**
   * Called with the selected products when the button is pressed. May return a promise: success or failure is announced
   * when it settles. Omit to hide the button.
   */
  onAdd?: ((items: Item[]) => unknown) | undefined;
  /** Heading level. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Products that are often bought together: each row has a checkbox, image, name and price; the sum covers the selected
 * ones. Renders a `<section>`.
 */
export function BundleBox<Item extends BundleBoxItem>({
  items,
  onAdd,
  headingLevel = 2,
  currency,
  labels,
  className,
  ...props
}: BundleBoxProps<Item>) {
  const [settings, rest] = useSettings({ ...props, currency: sharedCurrency(items, currency) });
  const messages = mergeLabels<Labels<'BundleBox'>>(en.BundleBox, settings.labels.BundleBox, labels);
  const headingId = useId();
  const [excludedIds, setExcludedIds] = useState<readonly (string | number)[]>([]);
  const [isAdding, setAdding] = useState(false);
  const chosen = items.filter(({ id, soldOut }) => !soldOut && !excludedIds.includes(id));
  const { amount, original } = bundleSum(chosen, settings.currency);
  const isLive = onAdd !== undefined;
  const Heading = `h${headingLevel}` as const;
  // Screen readers announce only changes to live regions that already exist.
  useEffect(() => prepareLiveRegions(), []);
  const handleAdd = () => {
    if (chosen.length === 0) return;
    setAdding(true);
    settle(
      onAdd?.(chosen),
      () => {
        setAdding(false);
        announce(plural(settings.locale, chosen.length, messages.added));
      },
      () => {
        setAdding(false);
        announce(messages.failed, { urgent: true });
      },
    );
  };
  return (
    <section
      aria-labelledby={rest['aria-label'] === undefined ? headingId : undefined}
      {...rest}
      className={clsx('mr-BundleBox-root mr-kit', className)}
      data-mr-root="bundle"
    >
      <Heading id={headingId} className="mr-BundleBox-title">
        {messages.title}
      </Heading>
      <ul className="mr-BundleBox-rows" role="list">
        {items.map((item, at) => (
          <li key={item.id} className="mr-BundleBox-row" data-mr-part="row">
            {isLive ? (
              <input
                className="mr-BundleBox-tick"
                type="checkbox"
                aria-label={format(messages.include, { name: item.title })}
                disabled={item.soldOut}
                checked={chosen.includes(item)}
                onChange={() =>
                  setExcludedIds(
                    excludedIds.includes(item.id)
                      ? excludedIds.filter((id) => id !== item.id)
                      : [...excludedIds, item.id],
                  )
                }
              />
            ) : null}
            {imageElement(settings.renderImage, {
              className: 'mr-BundleBox-thumb',
              src: item.thumbnail,
              alt: '',
              width: 112,
              height: 112,
              loading: 'lazy',
            })}
            <span className="mr-BundleBox-text">
              {at === 0 ? <span className="mr-BundleBox-own">{messages.thisItem}</span> : null}
              {item.href === undefined ? (
                <span className="mr-BundleBox-name">{item.title}</span>
              ) : (
                linkElement(settings.renderLink, {
                  className: 'mr-BundleBox-name',
                  href: item.href,
                  children: item.title,
                })
              )}
              {item.soldOut ? <span className="mr-BundleBox-soldOut">{messages.soldOut}</span> : null}
            </span>
            <Price
              className="mr-BundleBox-price"
              size="sm"
              price={item.price}
              discount={item.discount}
              compareAtPrice={item.compareAtPrice}
              currency={settings.currency}
              locale={settings.locale}
              labels={messages.price}
            />
          </li>
        ))}
      </ul>
      <div className="mr-BundleBox-foot">
        <p className="mr-BundleBox-sum">
          <span>{messages.total}</span>{' '}
          <b data-mr-part="sum">{formatMoney(settings.locale, settings.currency, amount)}</b>{' '}
          <del data-mr-part="original" hidden={original === amount}>
            <span className={visuallyHidden}>{`${messages.original} `}</span>
            <span>{formatMoney(settings.locale, settings.currency, original)}</span>
          </del>
        </p>
        {isLive ? (
          <Button
            className="mr-BundleBox-add"
            variant="soft"
            data-mr-action="add"
            pending={isAdding}
            aria-disabled={chosen.length === 0 ? true : undefined}
            onClick={handleAdd}
          >
            {chosen.length === 0 ? messages.none : plural(settings.locale, chosen.length, messages.add)}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
