import { AwardIcon } from '@marketrow/components/icons/AwardIcon';
import { BadgeCheckIcon } from '@marketrow/components/icons/BadgeCheckIcon';
import { ClockIcon } from '@marketrow/components/icons/ClockIcon';
import { CreditCardIcon } from '@marketrow/components/icons/CreditCardIcon';
import { GiftIcon } from '@marketrow/components/icons/GiftIcon';
import { HeadsetIcon } from '@marketrow/components/icons/HeadsetIcon';
import { HeartIcon } from '@marketrow/components/icons/HeartIcon';
import { HouseIcon } from '@marketrow/components/icons/HouseIcon';
import { LayoutGridIcon } from '@marketrow/components/icons/LayoutGridIcon';
import { LeafIcon } from '@marketrow/components/icons/LeafIcon';
import { PackageIcon } from '@marketrow/components/icons/PackageIcon';
import { RefreshIcon } from '@marketrow/components/icons/RefreshIcon';
import { ShieldCheckIcon } from '@marketrow/components/icons/ShieldCheckIcon';
import { ShoppingBagIcon } from '@marketrow/components/icons/ShoppingBagIcon';
import { StoreIcon } from '@marketrow/components/icons/StoreIcon';
import { TagIcon } from '@marketrow/components/icons/TagIcon';
import { TimerIcon } from '@marketrow/components/icons/TimerIcon';
import { TruckIcon } from '@marketrow/components/icons/TruckIcon';
import { UndoIcon } from '@marketrow/components/icons/UndoIcon';
import { UserIcon } from '@marketrow/components/icons/UserIcon';
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
