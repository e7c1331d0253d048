import { AwardIcon } from './AwardIcon.js';
import { BadgeCheckIcon } from './BadgeCheckIcon.js';
import { BeefIcon } from './BeefIcon.js';
import { BikeIcon } from './BikeIcon.js';
import { BotIcon } from './BotIcon.js';
import { CandyIcon } from './CandyIcon.js';
import { CarIcon } from './CarIcon.js';
import { ClockIcon } from './ClockIcon.js';
import { CloudIcon } from './CloudIcon.js';
import { CoffeeIcon } from './CoffeeIcon.js';
import { CookieIcon } from './CookieIcon.js';
import { CreditCardIcon } from './CreditCardIcon.js';
import { CroissantIcon } from './CroissantIcon.js';
import { CupIcon } from './CupIcon.js';
import { DropletIcon } from './DropletIcon.js';
import { DrumstickIcon } from './DrumstickIcon.js';
import { EggIcon } from './EggIcon.js';
import { FruitIcon } from './FruitIcon.js';
import { GiftIcon } from './GiftIcon.js';
import { GuitarIcon } from './GuitarIcon.js';
import { HeadphonesIcon } from './HeadphonesIcon.js';
import { HeadsetIcon } from './HeadsetIcon.js';
import { HeartIcon } from './HeartIcon.js';
import { HeartPulseIcon } from './HeartPulseIcon.js';
import { HouseIcon } from './HouseIcon.js';
import { KeyIcon } from './KeyIcon.js';
import { LaptopIcon } from './LaptopIcon.js';
import { LayoutGridIcon } from './LayoutGridIcon.js';
import { LeafIcon } from './LeafIcon.js';
import { LightbulbIcon } from './LightbulbIcon.js';
import { NetworkIcon } from './NetworkIcon.js';
import { PackageIcon } from './PackageIcon.js';
import { PuzzleIcon } from './PuzzleIcon.js';
import { RefreshIcon } from './RefreshIcon.js';
import { SatelliteDishIcon } from './SatelliteDishIcon.js';
import { ShieldCheckIcon } from './ShieldCheckIcon.js';
import { ShirtIcon } from './ShirtIcon.js';
import { ShoppingBagIcon } from './ShoppingBagIcon.js';
import { SofaIcon } from './SofaIcon.js';
import { SoupIcon } from './SoupIcon.js';
import { SparklesIcon } from './SparklesIcon.js';
import { SproutIcon } from './SproutIcon.js';
import { StoreIcon } from './StoreIcon.js';
import { TagIcon } from './TagIcon.js';
import { TimerIcon } from './TimerIcon.js';
import { TrendingUpIcon } from './TrendingUpIcon.js';
import { TruckIcon } from './TruckIcon.js';
import { UndoIcon } from './UndoIcon.js';
import { UserIcon } from './UserIcon.js';
import { WheatIcon } from './WheatIcon.js';
import type { ReactNode } from 'react';

/** Icons for menus, rails and lists of services, by lucide name. */
const icons: Readonly<Record<string, ReactNode>> = {
  apple: <FruitIcon />,
  award: <AwardIcon />,
  'badge-check': <BadgeCheckIcon />,
  beef: <BeefIcon />,
  bike: <BikeIcon />,
  bot: <BotIcon />,
  candy: <CandyIcon />,
  car: <CarIcon />,
  clock: <ClockIcon />,
  cloud: <CloudIcon />,
  coffee: <CoffeeIcon />,
  cookie: <CookieIcon />,
  'credit-card': <CreditCardIcon />,
  croissant: <CroissantIcon />,
  'cup-soda': <CupIcon />,
  droplet: <DropletIcon />,
  drumstick: <DrumstickIcon />,
  egg: <EggIcon />,
  gift: <GiftIcon />,
  guitar: <GuitarIcon />,
  headphones: <HeadphonesIcon />,
  headset: <HeadsetIcon />,
  heart: <HeartIcon />,
  'heart-pulse': <HeartPulseIcon />,
  house: <HouseIcon />,
  'key-round': <KeyIcon />,
  laptop: <LaptopIcon />,
  'layout-grid': <LayoutGridIcon />,
  leaf: <LeafIcon />,
  lightbulb: <LightbulbIcon />,
  network: <NetworkIcon />,
  package: <PackageIcon />,
  puzzle: <PuzzleIcon />,
  'refresh-cw': <RefreshIcon />,
  'satellite-dish': <SatelliteDishIcon />,
  'shield-check': <ShieldCheckIcon />,
  shirt: <ShirtIcon />,
  'shopping-bag': <ShoppingBagIcon />,
  sofa: <SofaIcon />,
  soup: <SoupIcon />,
  sparkles: <SparklesIcon />,
  sprout: <SproutIcon />,
  store: <StoreIcon />,
  tag: <TagIcon />,
  timer: <TimerIcon />,
  'trending-up': <TrendingUpIcon />,
  truck: <TruckIcon />,
  undo: <UndoIcon />,
  'undo-2': <UndoIcon />,
  user: <UserIcon />,
  wheat: <WheatIcon />,
};

/**
 * Returns the icon with a record's lucide name (`"gift"`, `"heart-pulse"`), or nothing for an unknown name. This module
 * imports all of them, which is free on a server-rendered page; elsewhere import each icon directly.
 */
export function iconByName(name: string): ReactNode {
  return Object.hasOwn(icons, name) ? icons[name] : undefined;
}
