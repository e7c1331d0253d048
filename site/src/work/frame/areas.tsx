import { BookmarkIcon } from '@marketrow/components/icons/BookmarkIcon';
import { BoxesIcon } from '@marketrow/components/icons/BoxesIcon';
import { ChartLineIcon } from '@marketrow/components/icons/ChartLineIcon';
import { CreditCardIcon } from '@marketrow/components/icons/CreditCardIcon';
import { HandCoinsIcon } from '@marketrow/components/icons/HandCoinsIcon';
import { LayoutDashboardIcon } from '@marketrow/components/icons/LayoutDashboardIcon';
import { PackageIcon } from '@marketrow/components/icons/PackageIcon';
import { ReceiptIcon } from '@marketrow/components/icons/ReceiptIcon';
import { ShapesIcon } from '@marketrow/components/icons/ShapesIcon';
import { StarIcon } from '@marketrow/components/icons/StarIcon';
import { StoreIcon } from '@marketrow/components/icons/StoreIcon';
import { TagIcon } from '@marketrow/components/icons/TagIcon';
import { UndoIcon } from '@marketrow/components/icons/UndoIcon';
import { UsersIcon } from '@marketrow/components/icons/UsersIcon';
import { WalletIcon } from '@marketrow/components/icons/WalletIcon';
import type { SideNavGroup } from '@marketrow/components/SideNav';
import type { ReactNode } from 'react';
import { href } from '../../routes';
import { type WorkArea, workPaths } from '../../workRoutes';
import type { WorkContext } from '../base/model';
import type { Waiting } from '../base/waiting';

/** A page of an area, by the last part of its address. */
export type WorkPageName = keyof WorkContext['messages']['nav'];

const icons: Record<WorkPageName, ReactNode> = {
  dashboard: <LayoutDashboardIcon />,
  products: <PackageIcon />,
  categories: <ShapesIcon />,
  brands: <BookmarkIcon />,
  coupons: <TagIcon />,
  orders: <ReceiptIcon />,
  customers: <UsersIcon />,
  sellers: <StoreIcon />,
  packages: <BoxesIcon />,
  reviews: <StarIcon />,
  'refund-requests': <UndoIcon />,
  payouts: <WalletIcon />,
  'payout-requests': <HandCoinsIcon />,
  'package-payments': <CreditCardIcon />,
  'earning-history': <ChartLineIcon />,
};

/** The pages of each area: those of the trade, and those of the money. */
const pages: Record<WorkArea, { trade: readonly WorkPageName[]; money: readonly WorkPageName[] }> = {
  admin: {
    trade: [
      'dashboard',
      'products',
      'categories',
      'brands',
      'coupons',
      'orders',
      'customers',
      'sellers',
      'packages',
      'reviews',
    ],
    money: ['refund-requests', 'payouts', 'payout-requests', 'package-payments', 'earning-history'],
  },
  vendor: { trade: ['dashboard', 'orders', 'coupons', 'reviews'], money: ['refund-requests', 'payout-requests'] },
};

/** The side bar of an area. */
export function navigationOf(area: WorkArea, { locale, messages }: WorkContext, waiting: Waiting): SideNavGroup[] {
  const item = (name: WorkPageName) => ({
    title: messages.nav[name],
    href: href(locale, workPaths.list(area, name)),
    icon: icons[name],
    // Products that are sold out are a notification, not a pile of work.
    count: (name !== 'products' && (waiting as Partial<Record<WorkPageName, number>>)[name]) || undefined,
  });
  const { trade, money } = pages[area];
  return [{ items: trade.map(item) }, { title: messages.frame.money, items: money.map(item) }];
}

/** The pages of an area with their names, for its search. */
export function pagesOf(area: WorkArea, { locale, messages }: WorkContext): { title: string; href: string }[] {
  const { trade, money } = pages[area];
  return [...trade, ...money].map((name) => ({
    title: messages.nav[name],
    href: href(locale, workPaths.list(area, name)),
  }));
}
