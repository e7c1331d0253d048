import { Avatar } from '@marketrow/components/Avatar';
import { StoreIcon } from '@marketrow/components/icons/StoreIcon';
import { NotificationMenu } from '@marketrow/components/NotificationMenu';
import { SearchBar } from '@marketrow/components/SearchBar';
import { ThemeSwitch } from '@marketrow/components/ThemeSwitch';
import { href, paths } from '../../routes';
import { type WorkArea, workPaths } from '../../workRoutes';
import type { WorkContext } from '../base/model';
import { useNotifications } from './useNotifications';
import { UserMenu, type UserMenuProps } from './UserMenu';
import { useWaiting } from './useWaiting';
import { isShop, type SellersShop, useNamedShop } from '../base/vendorShop';
import type { Waiting } from '../base/waiting';
import { WorkProvider } from '../base/WorkProvider';
import { firstSearched, workSearch } from './workSearch';

export interface WorkToolsProps extends Pick<UserMenuProps, 'person' | 'languages'> {
  context: WorkContext;
  area: WorkArea;
  waiting: Waiting;
  /** The shops of the area of sellers: whoever works there is the seller of the shop that the address names. */
  shops?: readonly SellersShop[] | undefined;
}

/** The top bar of an area: search over it, the shop, the theme, what waits, and the menu of whoever works here. */
export function WorkTools({ context, area, waiting: built, person: first, shops, languages }: WorkToolsProps) {
  const { locale, messages } = context;
  const waiting = useWaiting(area, locale, built);
  const address = useNamedShop();
  const shop = area === 'vendor' ? address : undefined;
  const { items, markRead } = useNotifications(area, context, waiting, shop);
  const named = shop === undefined ? undefined : shops?.find((one) => isShop(one, shop));
  const person = named ? { name: named.owner, role: named.name, image: named.image } : first;
  const search = workSearch(area, context, shop);
  return (
    <WorkProvider context={context}>
      <div className="work-tools">
        <SearchBar
          className="work-search"
          href={href(locale, workPaths.list(area, firstSearched[area]))}
          onSearch={(text, { event }) => {
            event?.preventDefault();
            void search.resultsHref(text).then((address) => location.assign(address));
          }}
          loadSuggestions={search.suggest}
          collapsible
          labels={{ label: messages.frame.search[area], placeholder: messages.frame.search[area] }}
        />
        <a className="work-tool work-wide" href={href(locale, paths.home)} aria-label={messages.frame.toShop}>
          <StoreIcon />
        </a>
        <ThemeSwitch className="work-tool work-wide" />
        <NotificationMenu items={items} onMarkAllRead={markRead} />
        <UserMenu
          context={context}
          area={area}
          person={person}
          languages={languages}
          button={<Avatar className="work-face" name={person.name} src={person.image} size="sm" />}
        />
      </div>
    </WorkProvider>
  );
}
