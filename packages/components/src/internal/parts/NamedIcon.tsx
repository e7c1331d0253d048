import type { ComponentProps, ReactNode } from 'react';
import { AwardIcon } from '../../icons/AwardIcon';
import { BadgeCheckIcon } from '../../icons/BadgeCheckIcon';
import { ClockIcon } from '../../icons/ClockIcon';
import { CreditCardIcon } from '../../icons/CreditCardIcon';
import { GiftIcon } from '../../icons/GiftIcon';
import { HeadsetIcon } from '../../icons/HeadsetIcon';
import { HeartIcon } from '../../icons/HeartIcon';
import { HouseIcon } from '../../icons/HouseIcon';
import { LayoutGridIcon } from '../../icons/LayoutGridIcon';
import { LeafIcon } from '../../icons/LeafIcon';
import { PackageIcon } from '../../icons/PackageIcon';
import { RefreshIcon } from '../../icons/RefreshIcon';
import { ShieldCheckIcon } from '../../icons/ShieldCheckIcon';
import { ShoppingBagIcon } from '../../icons/ShoppingBagIcon';
import { StoreIcon } from '../../icons/StoreIcon';
import { TagIcon } from '../../icons/TagIcon';
import { TimerIcon } from '../../icons/TimerIcon';
import { TruckIcon } from '../../icons/TruckIcon';
import { UndoIcon } from '../../icons/UndoIcon';
import { UserIcon } from '../../icons/UserIcon';

type Icon = (props: ComponentProps<'svg'>) => ReactNode;

/** Icons that a record may name. The names are lucide's, as data is not to know the kit's file names. */
const icons = new Map<string, Icon>([
  ['award', AwardIcon],
  ['badge-check', BadgeCheckIcon],
  ['clock', ClockIcon],
  ['credit-card', CreditCardIcon],
  ['gift', GiftIcon],
  ['headset', HeadsetIcon],
  ['heart', HeartIcon],
  ['house', HouseIcon],
  ['layout-grid', LayoutGridIcon],
  ['leaf', LeafIcon],
  ['package', PackageIcon],
  ['refresh-cw', RefreshIcon],
  ['shield-check', ShieldCheckIcon],
  ['shopping-bag', ShoppingBagIcon],
  ['store', StoreIcon],
  ['tag', TagIcon],
  ['timer', TimerIcon],
  ['truck', TruckIcon],
  ['undo', UndoIcon],
  ['undo-2', UndoIcon],
  ['user', UserIcon],
]);

export interface NamedIconProps extends ComponentProps<'svg'> {
  /** Name of the icon as data gives it. An unknown name shows nothing. */
  name: string;
}

/** The icon that a record names by a string, or nothing. Renders an `<svg>`; safe in server components. */
export function NamedIcon({ name, ...rest }: NamedIconProps) {
  const draw = icons.get(name);
  return draw ? draw(rest) : null;
}
