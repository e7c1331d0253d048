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
import type { Waiting } from '../base/waiting';
import { WorkProvider } from '../base/WorkProvider';
import { searchIn } from './workSearch';

export interface WorkToolsProps extends Pick<UserMenuProps, 'person' | 'languages'> {
  context: WorkContext;
  area: WorkArea;
  waiting: Waiting;
}

/** The top bar of an area: search over it, the shop, the theme, what waits, and the menu of whoever works here. */
export function WorkTools({ context, area, waiting: built, person, languages }: WorkToolsProps) {
  const { locale, messages } = context;
  const waiting = useWaiting(area, locale, built);
  const { items, markRead } = useNotifications(area, context, waiting);
  return (
    <WorkProvider context={context}>
      <div className="work-tools">
        <SearchBar
          className="work-search"
          href={href(locale, workPaths.list(area, area === 'admin' ? 'products' : 'reviews'))}
          loadSuggestions={searchIn(area, context)}
          collapsible
          labels={{ label: messages.frame.search, placeholder: messages.frame.search }}
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
