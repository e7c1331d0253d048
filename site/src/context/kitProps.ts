import type * as Kit from '@marketrow/components';
import type { KitLabels } from '@marketrow/components/KitProvider';
import type { ComponentProps, ElementType } from 'react';
import { currency } from '../currency';
import { byLocale } from '../i18n/byLocale';
import { localeFacts, type Locale } from '../routes';

type Component = {
  [Name in keyof typeof Kit]: (typeof Kit)[Name] extends ElementType ? Name : never;
}[keyof typeof Kit];
/** `KitProvider` is not drawn: it hands settings on in React apps. */
type Drawn = Exclude<Component, 'KitProvider'>;
type Keys<Value> = Value extends unknown ? keyof Value : never;
/** The components of the kit that have a prop of this name. */
type Taking<Prop extends string> = {
  [Name in Drawn]: Prop extends Keys<ComponentProps<(typeof Kit)[Name]>> ? Name : never;
}[Drawn];

/** What all components of a page have in common, of which each takes its own part. */
export type KitProps = { readonly [Name in keyof KitLabels]: { labels?: KitLabels[Name] } } & {
  readonly [Name in Taking<'locale'>]: { locale: string };
} & { readonly [Name in Taking<'currency'>]: { currency: string } };

/** Types are gone when a page is built: these say which component takes what. A row too many or too few is a type error. */
const takesLocale: Record<Taking<'locale'>, true> = {
  BottomNav: true,
  BrandForm: true,
  BundleBox: true,
  CartButton: true,
  CartDrawer: true,
  CartLineItem: true,
  CategoryForm: true,
  CategoryGrid: true,
  CategoryTree: true,
  Chip: true,
  ConversationThread: true,
  DealTag: true,
  Dropzone: true,
  FilterGroup: true,
  FilterSidebar: true,
  Header: true,
  Hero: true,
  MultiSelect: true,
  NumberField: true,
  OrderCard: true,
  OrderCardList: true,
  OrderSummary: true,
  OrderTimeline: true,
  PackageCard: true,
  Pagination: true,
  PayoutRequestForm: true,
  Price: true,
  PriceRangeFilter: true,
  ProductCard: true,
  ProductCardActions: true,
  ProductForm: true,
  ProfileForm: true,
  ProgressBar: true,
  QuickView: true,
  Rating: true,
  RecentlyViewed: true,
  ReviewForm: true,
  ReviewList: true,
  SearchBar: true,
  ShopCard: true,
  ShopCardList: true,
  ShopHeader: true,
  SideNav: true,
  SoldBy: true,
  StatCard: true,
  TestimonialList: true,
  TicketCard: true,
  TicketCardList: true,
};
const takesCurrency: Record<Taking<'currency'>, true> = {
  BundleBox: true,
  CartDrawer: true,
  CartLineItem: true,
  Hero: true,
  OrderCard: true,
  OrderCardList: true,
  OrderSummary: true,
  PackageCard: true,
  PayoutRequestForm: true,
  Price: true,
  PriceRangeFilter: true,
  ProductCard: true,
  ProductCardActions: true,
  ProductForm: true,
  QuickView: true,
  RecentlyViewed: true,
  StatCard: true,
};

/** The strings that differ from those built into the components, by component. */
const labels = byLocale(import.meta.glob<Partial<KitLabels>>('../i18n/*/kit.ts', { eager: true }));

/** The props that every component of the kit gets on a page of a language, by component: `<Hero {...kit.Hero} … />`. */
export function kitProps(locale: Locale): KitProps {
  const names = new Set([...Object.values(labels), takesLocale, takesCurrency].flatMap(Object.keys));
  const props = [...names].map((name) => [
    name,
    {
      ...(name in labels[locale] && { labels: labels[locale][name as keyof KitLabels] }),
      ...(name in takesLocale && { locale: localeFacts[locale].tag }),
      ...(name in takesCurrency && { currency }),
    },
  ]);
  return Object.fromEntries(props) as KitProps;
}
