import { AwardIcon } from './AwardIcon';
import { BadgeCheckIcon } from './BadgeCheckIcon';
import { BeefIcon } from './BeefIcon';
import { BikeIcon } from './BikeIcon';
import { BotIcon } from './BotIcon';
import { CandyIcon } from './CandyIcon';
import { CarIcon } from './CarIcon';
import { ClockIcon } from './ClockIcon';
import { CloudIcon } from './CloudIcon';
import { CoffeeIcon } from './CoffeeIcon';
import { CookieIcon } from './CookieIcon';
import { CreditCardIcon } from './CreditCardIcon';
import { CroissantIcon } from './CroissantIcon';
import { CupIcon } from './CupIcon';
import { DropletIcon } from './DropletIcon';
import { DrumstickIcon } from './DrumstickIcon';
import { EggIcon } from './EggIcon';
import { FruitIcon } from './FruitIcon';
import { GiftIcon } from './GiftIcon';
import { GuitarIcon } from './GuitarIcon';
import { HeadphonesIcon } from './HeadphonesIcon';
import { HeadsetIcon } from './HeadsetIcon';
import { HeartIcon } from './HeartIcon';
import { HeartPulseIcon } from './HeartPulseIcon';
import { HouseIcon } from './HouseIcon';
import { KeyIcon } from './KeyIcon';
import { LaptopIcon } from './LaptopIcon';
import { LayoutGridIcon } from './LayoutGridIcon';
import { LeafIcon } from './LeafIcon';
import { LightbulbIcon } from './LightbulbIcon';
import { NetworkIcon } from './NetworkIcon';
import { PackageIcon } from './PackageIcon';
import { PuzzleIcon } from './PuzzleIcon';
import { RefreshIcon } from './RefreshIcon';
import { SatelliteDishIcon } from './SatelliteDishIcon';
import { ShieldCheckIcon } from './ShieldCheckIcon';
import { ShirtIcon } from './ShirtIcon';
import { ShoppingBagIcon } from './ShoppingBagIcon';
import { SofaIcon } from './SofaIcon';
import { SoupIcon } from './SoupIcon';
import { SparklesIcon } from './SparklesIcon';
import { SproutIcon } from './SproutIcon';
import { StoreIcon } from './StoreIcon';
import { TagIcon } from './TagIcon';
import { TimerIcon } from './TimerIcon';
import { TrendingUpIcon } from './TrendingUpIcon';
import { TruckIcon } from './TruckIcon';
import { UndoIcon } from './UndoIcon';
import { UserIcon } from './UserIcon';
import { WheatIcon } from './WheatIcon';
import type { ReactNode } from 'react';

/** The icons that menus, rails and lists of services need, by lucide's names. */
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
 * The icon that a record names by its lucide name (`"gift"`, `"heart-pulse"`), or nothing for an unknown name. The module holds all
 * of them: on a page that draws on the server it costs no script; elsewhere import the icons that are used, one by one.
 */
export function iconByName(name: string): ReactNode {
  return Object.hasOwn(icons, name) ? icons[name] : undefined;
}
