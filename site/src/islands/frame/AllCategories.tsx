import { LayoutGridIcon } from '@marketrow/components/icons/LayoutGridIcon';
import { ChevronDownIcon } from '@marketrow/components/icons/ChevronDownIcon';
import { iconByName } from '@marketrow/components/icons/byName';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType, MouseEvent } from 'react';
import type { CategoryMenuProps } from '@marketrow/components/CategoryMenu';
import type { FrameData } from '../../data/frameData';

export interface AllCategoriesProps {
  data: FrameData;
  /** Address of the item that the page belongs to. */
  current: string | undefined;
}

/**
 * The menu of all categories. A link to their page until a shopper is about to use it: a pointer or the focus on it fetches the
 * menu, a press opens it. Where it cannot be fetched, the link leads on.
 */
export function AllCategories({ data, current }: AllCategoriesProps) {
  const { categories } = data.hrefs;
  const link = useRef<HTMLAnchorElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const loading = useRef<Promise<void>>(undefined);
  const hadFocus = useRef(false);
  const [press, setPress] = useState<'key' | 'pointer'>();
  const [Menu, setMenu] = useState<ComponentType<CategoryMenuProps>>();

  const load = () =>
    (loading.current ??= import('@marketrow/components/CategoryMenu').then(({ CategoryMenu }) => {
      hadFocus.current = document.activeElement === link.current;
      setMenu(() => CategoryMenu);
    }));
  const handleClick = (event: MouseEvent) => {
    // A press for a new tab is the browser's own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPress(event.detail === 0 ? 'key' : 'pointer');
    load().catch(() => location.assign(categories));
  };
  // A menu that cannot be fetched ahead is fetched again by the press.
  const handleIntent = () => void load().catch(() => (loading.current = undefined));

  useEffect(() => {
    // The pointer or the focus came before anybody listened.
    if (link.current?.matches(':hover, :focus'))
      link.current.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, []);
  useEffect(() => {
    if (!Menu || press === 'pointer' || !(press ?? hadFocus.current)) return;
    const button = box.current?.querySelector('button');
    button?.focus();
    // The menu opens at its first row by a key that it has seen itself.
    if (press)
      button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  }, [Menu, press]);

  if (Menu) {
    return (
      <div ref={box} className="site-all-menu">
        <Menu
          items={data.categoryMenu.map(({ iconName, ...item }) => ({
            ...item,
            icon: iconName && iconByName(iconName),
          }))}
          defaultOpen={press === 'pointer'}
          labels={data.labels.CategoryMenu}
        />
      </div>
    );
  }
  return (
    <a
      ref={link}
      className="site-all"
      href={categories}
      aria-current={current === categories ? 'page' : undefined}
      data-mr-part="opener"
      onClick={handleClick}
      onFocus={handleIntent}
      onPointerEnter={handleIntent}
    >
      <LayoutGridIcon /> <span>{data.allCategories}</span> <ChevronDownIcon />
    </a>
  );
}
