import { Logo } from '@marketrow/components/Logo';
import { SideNav } from '@marketrow/components/SideNav';
import { href, paths } from '../../routes';
import { type WorkArea } from '../../workRoutes';
import { navigationOf } from './areas';
import type { WorkContext } from '../base/model';
import { useWaiting } from './useWaiting';
import { keepingShop, useNamedShop } from '../base/vendorShop';
import type { Waiting } from '../base/waiting';
import { WorkProvider } from '../base/WorkProvider';

export interface WorkNavProps {
  context: WorkContext;
  area: WorkArea;
  /** Name of the marketplace. */
  name: string;
  /** Path of the page of the side bar that is shown, or that the page belongs to. */
  current: string;
  waiting: Waiting;
}

/** The side bar of an area, with how much waits on each page. */
export function WorkNav({ context, area, name, current, waiting: built }: WorkNavProps) {
  const { locale, messages } = context;
  const waiting = useWaiting(area, locale, built);
  // The built page does not know the query of its address.
  const named = useNamedShop();
  const shop = area === 'vendor' ? named : undefined;
  const groups = navigationOf(area, context, waiting).map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, href: keepingShop(item.href, shop) })),
  }));
  const logo = <Logo name={name} href={href(locale, paths.home)} />;
  return (
    <WorkProvider context={context}>
      <SideNav
        className="work-nav"
        variant="bar"
        collapsible
        storageKey="mr-work-nav"
        label={messages.areas[area]}
        labels={{ menu: messages.areaMenus[area] }}
        items={groups}
        currentHref={keepingShop(href(locale, current), shop)}
        header={logo}
        topBar={logo}
      />
    </WorkProvider>
  );
}
