import { AwardIcon } from '@marketrow/components/icons/AwardIcon';
import { BadgeCheckIcon } from '@marketrow/components/icons/BadgeCheckIcon';
import { BeefIcon } from '@marketrow/components/icons/BeefIcon';
import { BikeIcon } from '@marketrow/components/icons/BikeIcon';
import { BotIcon } from '@marketrow/components/icons/BotIcon';
import { CandyIcon } from '@marketrow/components/icons/CandyIcon';
import { CarIcon } from '@marketrow/components/icons/CarIcon';
import { ClockIcon } from '@marketrow/components/icons/ClockIcon';
import { CloudIcon } from '@marketrow/components/icons/CloudIcon';
import { CoffeeIcon } from '@marketrow/components/icons/CoffeeIcon';
import { CookieIcon } from '@marketrow/components/icons/CookieIcon';
import { CreditCardIcon } from '@marketrow/components/icons/CreditCardIcon';
import { CroissantIcon } from '@marketrow/components/icons/CroissantIcon';
import { CupIcon } from '@marketrow/components/icons/CupIcon';
import { DropletIcon } from '@marketrow/components/icons/DropletIcon';
import { DrumstickIcon } from '@marketrow/components/icons/DrumstickIcon';
import { EggIcon } from '@marketrow/components/icons/EggIcon';
import { FruitIcon } from '@marketrow/components/icons/FruitIcon';
import { GiftIcon } from '@marketrow/components/icons/GiftIcon';
import { GuitarIcon } from '@marketrow/components/icons/GuitarIcon';
import { HeadphonesIcon } from '@marketrow/components/icons/HeadphonesIcon';
import { HeadsetIcon } from '@marketrow/components/icons/HeadsetIcon';
import { HeartIcon } from '@marketrow/components/icons/HeartIcon';
import { HeartPulseIcon } from '@marketrow/components/icons/HeartPulseIcon';
import { HouseIcon } from '@marketrow/components/icons/HouseIcon';
import { KeyIcon } from '@marketrow/components/icons/KeyIcon';
import { LaptopIcon } from '@marketrow/components/icons/LaptopIcon';
import { LayoutGridIcon } from '@marketrow/components/icons/LayoutGridIcon';
import { LeafIcon } from '@marketrow/components/icons/LeafIcon';
import { LightbulbIcon } from '@marketrow/components/icons/LightbulbIcon';
import { NetworkIcon } from '@marketrow/components/icons/NetworkIcon';
import { PackageIcon } from '@marketrow/components/icons/PackageIcon';
import { PuzzleIcon } from '@marketrow/components/icons/PuzzleIcon';
import { RefreshIcon } from '@marketrow/components/icons/RefreshIcon';
import { SatelliteDishIcon } from '@marketrow/components/icons/SatelliteDishIcon';
import { ShieldCheckIcon } from '@marketrow/components/icons/ShieldCheckIcon';
import { ShirtIcon } from '@marketrow/components/icons/ShirtIcon';
import { ShoppingBagIcon } from '@marketrow/components/icons/ShoppingBagIcon';
import { SofaIcon } from '@marketrow/components/icons/SofaIcon';
import { SoupIcon } from '@marketrow/components/icons/SoupIcon';
import { SparklesIcon } from '@marketrow/components/icons/SparklesIcon';
import { SproutIcon } from '@marketrow/components/icons/SproutIcon';
import { StoreIcon } from '@marketrow/components/icons/StoreIcon';
import { TagIcon } from '@marketrow/components/icons/TagIcon';
import { TimerIcon } from '@marketrow/components/icons/TimerIcon';
import { TrendingUpIcon } from '@marketrow/components/icons/TrendingUpIcon';
import { TruckIcon } from '@marketrow/components/icons/TruckIcon';
import { UndoIcon } from '@marketrow/components/icons/UndoIcon';
import { UserIcon } from '@marketrow/components/icons/UserIcon';
import { WheatIcon } from '@marketrow/components/icons/WheatIcon';
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
