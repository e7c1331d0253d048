import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { hrefOf } from '../../internal/text/hrefs.js';
import type { HrefSource } from '../../internal/text/hrefs.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { ShopCard } from './ShopCard.js';
import type { ShopCardProps, ShopCardShop } from './ShopCard.js';
import './ShopCardList.css';

/** One shop of a `ShopCardList`. */
export interface ShopCardListItem extends ShopCardShop {
  /** URL slug. */
  slug: string;
}

export interface ShopCardListProps
  extends
    Omit<ComponentProps<'ul'>, 'children'>,
    HrefSource<ShopCardListItem>,
    Pick<ShopCardProps, 'headingLevel' | 'locale' | 'labels' | 'renderImage'>,
    SharedProps<'renderLink'> {
  /** Shops in display order. */
  items: readonly ShopCardListItem[];
  /** URL template of a shop page. @default '/shops/{slug}' */
  hrefTemplate?: string | undefined;
}

/**
 * Shops side by side, four per row; below 900 px a scrolling row. Renders a `<ul>`; safe in server components.
 * @cssproperty --mr-bleed distance to the edge of the screen, across which the row scrolls on phones; 0 by default
 */
export function ShopCardList({
  items,
  hrefFor,
  hrefTemplate = '/shops/{slug}',
  headingLevel,
  labels,
  className,
  ...props
}: ShopCardListProps) {
  const [settings, rest] = useSettings(props);
  return (
    <ul {...rest} role="list" className={clsx('mr-ShopCardList-root mr-kit', className)}>
      {items.map((shop) => (
        <li key={shop.slug} className="mr-ShopCardList-item">
          <ShopCard
            shop={shop}
            href={hrefOf(shop, { hrefFor, hrefTemplate }) ?? ''}
            headingLevel={headingLevel}
            locale={settings.locale}
            render={settings.renderLink}
            renderImage={settings.renderImage}
            labels={labels}
          />
        </li>
      ))}
    </ul>
  );
}
