import { AwardIcon } from '../src/icons/AwardIcon';
import { BadgeCheckIcon } from '../src/icons/BadgeCheckIcon';
import { BeefIcon } from '../src/icons/BeefIcon';
import { BikeIcon } from '../src/icons/BikeIcon';
import { BotIcon } from '../src/icons/BotIcon';
import { CandyIcon } from '../src/icons/CandyIcon';
import { CarIcon } from '../src/icons/CarIcon';
import { ClockIcon } from '../src/icons/ClockIcon';
import { CloudIcon } from '../src/icons/CloudIcon';
import { CoffeeIcon } from '../src/icons/CoffeeIcon';
import { CookieIcon } from '../src/icons/CookieIcon';
import { CreditCardIcon } from '../src/icons/CreditCardIcon';
import { CroissantIcon } from '../src/icons/CroissantIcon';
import { CupIcon } from '../src/icons/CupIcon';
import { DropletIcon } from '../src/icons/DropletIcon';
import { DrumstickIcon } from '../src/icons/DrumstickIcon';
import { EggIcon } from '../src/icons/EggIcon';
import { FruitIcon } from '../src/icons/FruitIcon';
import { GiftIcon } from '../src/icons/GiftIcon';
import { GuitarIcon } from '../src/icons/GuitarIcon';
import { HeadphonesIcon } from '../src/icons/HeadphonesIcon';
import { HeadsetIcon } from '../src/icons/HeadsetIcon';
import { HeartIcon } from '../src/icons/HeartIcon';
import { HeartPulseIcon } from '../src/icons/HeartPulseIcon';
import { HouseIcon } from '../src/icons/HouseIcon';
import { KeyIcon } from '../src/icons/KeyIcon';
import { LaptopIcon } from '../src/icons/LaptopIcon';
import { LayoutGridIcon } from '../src/icons/LayoutGridIcon';
import { LeafIcon } from '../src/icons/LeafIcon';
import { LightbulbIcon } from '../src/icons/LightbulbIcon';
import { NetworkIcon } from '../src/icons/NetworkIcon';
import { PackageIcon } from '../src/icons/PackageIcon';
import { PuzzleIcon } from '../src/icons/PuzzleIcon';
import { RefreshIcon } from '../src/icons/RefreshIcon';
import { SatelliteDishIcon } from '../src/icons/SatelliteDishIcon';
import { ShieldCheckIcon } from '../src/icons/ShieldCheckIcon';
import { ShirtIcon } from '../src/icons/ShirtIcon';
import { ShoppingBagIcon } from '../src/icons/ShoppingBagIcon';
import { SofaIcon } from '../src/icons/SofaIcon';
import { SoupIcon } from '../src/icons/SoupIcon';
import { SparklesIcon } from '../src/icons/SparklesIcon';
import { SproutIcon } from '../src/icons/SproutIcon';
import { StoreIcon } from '../src/icons/StoreIcon';
import { TagIcon } from '../src/icons/TagIcon';
import { TimerIcon } from '../src/icons/TimerIcon';
import { TrendingUpIcon } from '../src/icons/TrendingUpIcon';
import { TruckIcon } from '../src/icons/TruckIcon';
import { UndoIcon } from '../src/icons/UndoIcon';
import { UserIcon } from '../src/icons/UserIcon';
import { WheatIcon } from '../src/icons/WheatIcon';
import type { ReactNode } from 'react';

/** Icons that a record of the API may name, by lucide's names. */
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

/** The icon that a record names, or nothing for an unknown name. */
export function namedIcon(name: string): ReactNode {
  return Object.hasOwn(icons, name) ? icons[name] : undefined;
}
