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
  /** Record of the product; omitted while it loads. */
  product?: Product | undefined;
  /** Images. Those with a `color` are shown while that color is chosen. Empty: a narrow dialog without images. */
  items?: readonly ProductGalleryItem[] | undefined;
  /** Colors with their names. If empty or omitted, there is no choice of color. */
  colors?: readonly { value: string; label: string }[] | undefined;
  /** URL of the product page. Omit to hide the link. */
  href?: string | undefined;
  /** Called with product and choice. May return a promise; a rejection is announced. Omit to hide the button. */
  onAdd?: ((product: Product, choice: QuickViewChoice) => unknown) | undefined;
  /** Slot beside the add button, such as a `WishlistButton`. */
  actions?: ReactNode;
  /** Replaces the product, for example with an `ErrorState` if it failed to load. */
  error?: ReactNode;
  /** Heading level. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Product dialog for a list: images, price, options, quantity, the add button, and a link to the product page. Load it
 * on intent and open it at once: without `product` it reserves the space. Renders a `<dialog>`; a client component.
 * @slot actions beside the add button @slot error instead of the product
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
  labels,
  className,
  ...props
}: QuickViewProps<Product>) {
  const [settings, rest] = useSettings({ ...props, currency: product?.currency ?? currency });
  const messages = mergeLabels<Labels<'QuickView'>>(en.QuickView, settings.labels.QuickView, labels);
  const waits = product === undefined && error === undefined;
  // Reserves the space of the images until the product has loaded.
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
          // Resets the choice for another product.
          key={product.id}
          {...{ product, items: items ?? [], colors, href, onAdd, actions, settings, messages }}
        />
      )}
    </Dialog>
  );
}
