'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from '../../base/Dialog/index.js';
import type { DialogOpenProps } from '../../internal/state/useDialogElement.js';
import type { HeadingLevel } from '../../internal/render/headings.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import type { ProductGalleryItem } from '../ProductGallery/index.js';
import { Skeleton } from '../../base/Skeleton/index.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { QuickViewContent } from './QuickViewContent.js';
import './QuickView.css';
import type { QuickViewChoice, QuickViewProduct } from './types.js';

export interface QuickViewProps<Product extends QuickViewProduct = QuickViewProduct>
  extends
    Omit<ComponentProps<'dialog'>, 'open' | 'role' | 'title' | 'children'>,
    DialogOpenProps,
    SharedProps<'locale' | 'currency' | 'renderLink' | 'renderImage', 'QuickView'> {
  /** The product's record; left out while it is being fetched. */
  product?: Product | undefined;
  /** Its pictures. Those with a `color` are shown while that color is chosen. Empty: a narrow dialog without pictures. */
  items?: readonly ProductGalleryItem[] | undefined;
  /** Its colors with their names. Empty or left out: none to choose. */
  colors?: readonly { value: string; label: string }[] | undefined;
  /** Address of the product's page. Left out: no link leads there. */
  href?: string | undefined;
  /** Called with product and choice. It may return a promise; a rejection is told. Without it nothing can be added. */
  onAdd?: ((product: Product, choice: QuickViewChoice) => unknown) | undefined;
  /** Slot beside the button that adds, as a `WishlistButton`. */
  actions?: ReactNode;
  /** Slot in place of the product, as an `ErrorState` when it could not be fetched. */
  error?: ReactNode;
  /** Level of the heading. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * A product without leaving the list: pictures, price, choice, quantity, the button that adds, and the way to its page. Load
 * it on intent, and open it at once: without `product` it keeps the place of what is being fetched. Renders a `<dialog>`; a
 * client component.
 * @slot actions beside the button that adds @slot error in place of the product
 */
export function QuickView<Product extends QuickViewProduct>({
  product,
  items,
  colors = [],
  href,
  onAdd,
  actions,
  error,
  headingLevel = 2,
  currency,
  locale,
  renderLink,
  renderImage,
  labels,
  className,
  ...rest
}: QuickViewProps<Product>) {
  const settings = useSettings({ currency: product?.currency ?? currency, locale, renderLink, renderImage });
  const messages = mergeLabels<Labels<'QuickView'>>(en.QuickView, settings.labels.QuickView, labels);
  const waits = product === undefined && error === undefined;
  // Until the product is there, `undefined` keeps the place of its pictures.
  const hasPictures = items ? items.length > 0 : product === undefined;
  return (
    <Dialog
      {...rest}
      title={product?.title ?? messages.loading}
      labels={messages.dialog}
      headingLevel={headingLevel}
      className={clsx('mr-QuickView-root mr-kit', !hasPictures && 'mr-QuickView-noPictures', className)}
      aria-busy={waits || undefined}
    >
      {error === undefined ? null : <div>{error}</div>}
      {waits ? (
        <div className="mr-QuickView-columns">
          {hasPictures ? <Skeleton variant="block" className="mr-QuickView-picturePlace" /> : null}
          <Skeleton lines={5} />
        </div>
      ) : null}
      {product === undefined || error !== undefined ? null : (
        <QuickViewContent
          // Another product begins with its own choice.
          key={product.id}
          {...{ product, items: items ?? [], colors, href, onAdd, actions, settings, messages }}
        />
      )}
    </Dialog>
  );
}
