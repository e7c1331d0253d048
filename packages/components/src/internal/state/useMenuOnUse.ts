import { useId, useRef, useState } from 'react';
import type { FunctionComponent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import type { PartOnUse } from './partOnUse';

/** What a menu whose code comes on use needs of its button. */
export interface MenuOpener {
  button: RefObject<HTMLButtonElement | null>;
  /** Id of the button, which names the menu. */
  buttonId: string;
  /** What the menu's library does on the button; the menu puts it there. */
  handlers: RefObject<MenuHandlers | null>;
  /** What opened the menu for the first time: after a key its first or last row gets the focus. */
  press: 'ArrowDown' | 'ArrowUp' | 'pointer';
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the menu's library does on the button. */
interface MenuHandlers {
  onPointerDown?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined;
}

/**
 * A button with a menu whose code comes on use: fetched when the pointer or the focus is on the button, opened by the press,
 * which waits for it. The button stays the same element. Draw `Menu` with `opener` beside the button once it is there.
 */
export function useMenuOnUse<Props extends { opener: MenuOpener }>(
  menu: PartOnUse<Props>,
  tellOpen?: (open: boolean) => void,
) {
  const buttonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const handlers = useRef<MenuHandlers>(null);
  /** The library has followed the press before its click. */
  const isFollowed = useRef(false);
  const [opened, setOpened] = useState<{ Menu: FunctionComponent<Props>; press: MenuOpener['press'] }>();
  const [open, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  const onOpenChange = (next: boolean) => {
    setOpen(next);
    tellOpen?.(next);
  };
  const show = (Menu: FunctionComponent<Props>, press: MenuOpener['press']) => {
    setOpened({ Menu, press });
    if (press === 'pointer') onOpenChange(true);
  };
  const fetchMenu = () => {
    // Offline, or a new release has replaced the file: the press tries again.
    if (!menu.get()) menu.load().catch(() => undefined);
  };
  const follow = (press: MenuOpener['press']) => {
    const loaded = menu.get();
    if (opened) onOpenChange(!open);
    else if (loaded) show(loaded, press);
    else {
      setLoading(true);
      menu
        .load()
        .then((Menu) => {
          const active = document.activeElement;
          // Whoever has gone on to something else is not called back.
          if (active === button.current || active === document.body) show(Menu, press);
        })
        .catch(() => undefined)
        .finally(() => setLoading(false));
    }
  };
  const buttonProps = {
    ref: button,
    id: buttonId,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-busy': isLoading || undefined,
    onPointerEnter: fetchMenu,
    onFocus: fetchMenu,
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      isFollowed.current = opened !== undefined && event.button === 0;
      handlers.current?.onPointerDown?.(event);
    },
    onClick: ({ detail }: MouseEvent<HTMLButtonElement>) => {
      if (!isFollowed.current) follow(detail === 0 ? 'ArrowDown' : 'pointer');
      isFollowed.current = false;
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (opened) handlers.current?.onKeyDown?.(event);
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        follow(event.key);
      }
    },
  } as const;
  const opener = opened && { button, buttonId, handlers, press: opened.press, open, onOpenChange };
  return { Menu: opened?.Menu, opener, buttonProps };
}
