// @ts-check
import * as kit from '@marketrow/components';
import * as icons from '@marketrow/components/icons/TruckIcon';
import { createElement as h } from 'react';

const product = {
  id: 'p1',
  slug: 'amber-lamp',
  title: 'Amber table lamp',
  price: 24.95,
  discount: 20,
  thumbnail: '/lamp.webp',
  shop: { name: 'Fern Hill' },
  rating: 4.5,
  ratingCount: 12,
};
const picture = '/lamp.webp';
const text = 'Free returns for thirty days';

/** Every component of the kit once, with what a shop hands in. A test compares the names with the package's exports. */
export const elements = {
  AppBanner: h(kit.AppBanner, { title: 'The app', text, src: picture }),
  AppStoreLinks: h(kit.AppStoreLinks, { appStoreHref: '/ios', playStoreHref: '/android' }),
  Badge: h(kit.Badge, null, 'New'),
  BottomNav: h(kit.BottomNav, { items: [{ title: 'Home', href: '/', icon: h(icons.TruckIcon) }] }),
  BrandList: h(kit.BrandList, { items: [{ slug: 'fern', name: 'Fern' }], hrefFor: (brand) => `/brands/${brand.slug}` }),
  Breadcrumbs: h(kit.Breadcrumbs, { items: [{ title: 'Home', href: '/' }, { title: 'Lamps' }] }),
  Button: h(kit.Button, null, 'Buy now'),
  Carousel: h(kit.Carousel, { label: 'Seasons' }, h('p', null, 'Spring'), h('p', null, 'Autumn')),
  CarouselStrip: h(kit.CarouselStrip, { label: 'Lamps' }, h('p', null, 'One'), h('p', null, 'Two')),
  CartLineItem: h(kit.CartLineItem, {
    line: { id: 1, name: 'Amber table lamp', price: 19.96, qty: 2, imgUrl: picture },
    href: '/products/amber-lamp',
  }),
  CategoryGrid: h(kit.CategoryGrid, {
    items: [{ id: 1, name: 'Lamps', slug: 'lamps', image: picture }],
    hrefFor: (category) => `/categories/${category.slug}`,
  }),
  ChoiceGroup: h(kit.ChoiceGroup, { label: 'Size', name: 'size', items: [{ value: 's', label: 'Small' }] }),
  DealTag: h(kit.DealTag, { discount: 20, href: '/deals' }),
  Dialog: h(kit.Dialog, { open: true, onOpenChange: () => undefined, title: 'Empty the cart?' }, text),
  Drawer: h(kit.Drawer, { open: true, onOpenChange: () => undefined, title: 'Cart' }, text),
  EmptyState: h(kit.EmptyState, { title: 'Nothing here yet' }),
  FactList: h(kit.FactList, { items: [{ value: '433', text: 'products' }] }),
  Footer: h(kit.Footer, { name: 'Northgate', description: text }),
  Header: h(kit.Header, { name: 'Northgate' }),
  Hero: h(kit.Hero, {
    items: [
      {
        id: 1,
        title: 'Autumn',
        description: text,
        buttonText: 'See lamps',
        buttonUrl: '/lamps',
        imgUrl: picture,
        imgUrlSmall: picture,
        tone: 'dark',
      },
    ],
  }),
  IconButton: h(kit.IconButton, { label: 'Delivery', icon: h(icons.TruckIcon), onClick: () => undefined }),
  KitProvider: h(kit.KitProvider, { locale: 'de-DE', currency: 'EUR' }, h(kit.Price, { price: 1234.5 })),
  LiveRegion: h(kit.LiveRegion),
  Logo: h(kit.Logo, { name: 'Northgate' }),
  OrderSummary: h(kit.OrderSummary, { items: [{ label: 'Goods', amount: 24.95 }] }),
  PageHeader: h(kit.PageHeader, { title: 'Lamps' }),
  Pagination: h(kit.Pagination, { page: 2, pages: 5, hrefTemplate: '?page={page}' }),
  Price: h(kit.Price, { price: 1.234, currency: 'KWD' }),
  ProductCard: h(kit.ProductCard, { product, href: '/products/amber-lamp', onAdd: () => undefined }),
  ProductCardActions: h(kit.ProductCardActions, { product, onAdd: () => undefined }),
  ProductCardStepperTemplate: h(kit.ProductCardStepperTemplate),
  ProductGallery: h(kit.ProductGallery, { item: product.title, items: [{ src: picture }, { src: '/other.webp' }] }),
  PromoBanner: h(kit.PromoBanner, { items: [{ title: 'Sale', imgUrl: picture }] }),
  QuantitySelector: h(kit.QuantitySelector, { item: product.title, defaultValue: 2 }),
  Rating: h(kit.Rating, { value: 4.5, count: 12 }),
  SectionHeader: h(kit.SectionHeader, { title: 'Lamps' }),
  ServiceList: h(kit.ServiceList, { items: [{ title: 'Delivery', description: text }] }),
  ShopCard: h(kit.ShopCard, {
    shop: { name: 'Fern Hill', coverPicture: picture, profilePicture: picture },
    href: '/shops/fern-hill',
  }),
  ShopCardList: h(kit.ShopCardList, {
    items: [{ slug: 'fern-hill', name: 'Fern Hill', coverPicture: picture, profilePicture: picture }],
    hrefFor: (shop) => `/shops/${shop.slug}`,
  }),
  Skeleton: h(kit.Skeleton),
  Tabs: h(kit.Tabs, { label: 'About the lamp', items: [{ id: 'text', label: 'Description', content: text }] }),
  TestimonialList: h(kit.TestimonialList, {
    items: [{ name: 'Ada', imgUrl: picture, rating: 5, comment: 'Warm light.' }],
  }),
  TextField: h(kit.TextField, { label: 'Name' }),
  ThemeSwitch: h(kit.ThemeSwitch),
  Toast: h(kit.Toast, { label: 'Messages', children: 'Added to cart' }),
  TopBar: h(kit.TopBar, { title: text }),
  VisuallyHidden: h(kit.VisuallyHidden, null, 'hidden'),
};
