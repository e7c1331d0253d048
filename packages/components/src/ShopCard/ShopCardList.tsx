import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { RenderLink } from '../internal/render/links';
import { ShopCard } from './ShopCard';
import type { ShopCardProps, ShopCardShop } from './ShopCard';
import styles from './ShopCardList.module.css';

export interface ShopCardListProps
  extends Omit<ComponentProps<'ul'>, 'children'>, Pick<ShopCardProps, 'path' | 'headingLevel' | 'locale' | 'labels'> {
  /** The shops, in order. */
  shops: readonly ShopCardShop[];
  /** Renders each link, as for a router. */
  renderLink?: RenderLink | undefined;
}

/** Shops side by side, four in a row; below 900 px a row that scrolls. Renders a `<ul>`; safe in server components. */
export function ShopCardList({
  shops,
  path,
  headingLevel,
  locale,
  labels,
  renderLink,
  className,
  ...rest
}: ShopCardListProps) {
  const settings = useSettings({ locale, renderLink });
  return (
    <ul {...rest} role="list" className={clsx(styles.root, className)}>
      {shops.map((shop) => (
        <li key={shop.slug} className={styles.item}>
          <ShopCard
            shop={shop}
            path={path}
            headingLevel={headingLevel}
            locale={settings.locale}
            labels={labels}
            render={settings.renderLink}
          />
        </li>
      ))}
    </ul>
  );
}
