import { AwardIcon } from '../src/icons/AwardIcon';
import { BadgeCheckIcon } from '../src/icons/BadgeCheckIcon';
import { ClockIcon } from '../src/icons/ClockIcon';
import { CreditCardIcon } from '../src/icons/CreditCardIcon';
import { GiftIcon } from '../src/icons/GiftIcon';
import { HeadsetIcon } from '../src/icons/HeadsetIcon';
import { HeartIcon } from '../src/icons/HeartIcon';
import { HouseIcon } from '../src/icons/HouseIcon';
import { LayoutGridIcon } from '../src/icons/LayoutGridIcon';
import { LeafIcon } from '../src/icons/LeafIcon';
import { PackageIcon } from '../src/icons/PackageIcon';
import { RefreshIcon } from '../src/icons/RefreshIcon';
import { ShieldCheckIcon } from '../src/icons/ShieldCheckIcon';
import { ShoppingBagIcon } from '../src/icons/ShoppingBagIcon';
import { StoreIcon } from '../src/icons/StoreIcon';
import { TagIcon } from '../src/icons/TagIcon';
import { TimerIcon } from '../src/icons/TimerIcon';
import { TruckIcon } from '../src/icons/TruckIcon';
import { UndoIcon } from '../src/icons/UndoIcon';
import { UserIcon } from '../src/icons/UserIcon';
import type { ReactNode } from 'react';

/** Icons that a record of the API may name, by lucide's names. */
const icons: Readonly<Record<string, ReactNode>> = {
  award: <AwardIcon />,
  'badge-check': <BadgeCheckIcon />,
  clock: <ClockIcon />,
  'credit-card': <CreditCardIcon />,
  gift: <GiftIcon />,
  headset: <HeadsetIcon />,
  heart: <HeartIcon />,
  house: <HouseIcon />,
  'layout-grid': <LayoutGridIcon />,
  leaf: <LeafIcon />,
  package: <PackageIcon />,
  'refresh-cw': <RefreshIcon />,
  'shield-check': <ShieldCheckIcon />,
  'shopping-bag': <ShoppingBagIcon />,
  store: <StoreIcon />,
  tag: <TagIcon />,
  timer: <TimerIcon />,
  truck: <TruckIcon />,
  undo: <UndoIcon />,
  'undo-2': <UndoIcon />,
  user: <UserIcon />,
};

/** The icon that a record names, or nothing for an unknown name. */
export function namedIcon(name: string): ReactNode {
  return Object.hasOwn(icons, name) ? icons[name] : undefined;
}
