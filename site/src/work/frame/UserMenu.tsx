import { useId, type ReactNode } from 'react';
import { href, paths } from '../../routes';
import { type WorkArea, workPaths } from '../../workRoutes';
import type { WorkContext } from '../base/model';

export interface UserMenuProps {
  context: WorkContext;
  area: WorkArea;
  /** Who works here. */
  person: { name: string; role: string; image?: string | undefined };
  /** The page in the languages of the site. */
  languages: readonly { lang: string; name: string; href: string }[];
  /** What the button shows. */
  button: ReactNode;
}

/** The menu of whoever works here: a popover of links, which the browser itself opens. */
export function UserMenu({ context: { locale, messages }, area, person, languages, button }: UserMenuProps) {
  const id = useId();
  const { frame, areas } = messages;
  const other: WorkArea = area === 'admin' ? 'vendor' : 'admin';
  return (
    <>
      <button type="button" className="work-tool" aria-label={`${frame.user}, ${person.name}`} popoverTarget={id}>
        {button}
      </button>
      <div className="work-user" id={id} popover="auto" role="dialog" aria-label={frame.user}>
        <p>
          <strong>{person.name}</strong>
          <span>{person.role}</span>
        </p>
        <ul role="list">
          <li>
            <a href={href(locale, paths.home)}>{frame.toShop}</a>
          </li>
          <li>
            <a href={href(locale, paths.profile)}>{frame.account}</a>
          </li>
          <li>
            <a href={href(locale, workPaths.dashboard(other))}>{areas[other]}</a>
          </li>
        </ul>
        <ul role="list" aria-label={frame.language}>
          {languages.map(({ lang, name, href: address }) => (
            <li key={lang}>
              <a
                href={address}
                lang={lang}
                hrefLang={lang}
                aria-current={lang === locale ? 'true' : undefined}
                // The built page does not know the query of its address.
                onClick={({ currentTarget }) => {
                  currentTarget.search = location.search;
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
