import { useEffect, useId, useRef, useState } from 'react';
import type {
  FunctionComponent,
  KeyboardEvent,
  KeyboardEventHandler,
  MouseEvent,
  PointerEvent,
  PointerEventHandler,
  RefObject,
} from 'react';
import type { PartOnUse } from './partOnUse';
import { useControllableState } from './useControllableState';
import type { MenuChangeDetails, MenuOpenProps } from './useMenuKeys';

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
  onOpenChange: (open: boolean, details: MenuChangeDetails) => unknown;
}

/** What the menu's library does on the button. */
interface MenuHandlers {
  onPointerDown?: PointerEventHandler<HTMLElement> | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLElement> | undefined;
}

/**
 * A button with a menu whose code comes on use: fetched when the pointer or the focus is on the button, opened by the press,
 * which waits for it. The button stays the same element. Draw `Menu` with `opener` beside the button once it is there.
 */
export function useMenuOnUse<Props extends { opener: MenuOpener }>(
  menu: PartOnUse<Props>,
  { open, defaultOpen = false, onOpenChange }: MenuOpenProps = {},
) {
  const buttonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const handlers = useRef<MenuHandlers>(null);
  /** The library has followed the press before its click. */
  const isFollowed = useRef(false);
  const [opened, setOpened] = useState<{ Menu: FunctionComponent<Props>; press: MenuOpener['press'] }>();
  const [isOpen, change] = useControllableState<boolean, MenuChangeDetails>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    // Offline, or a new release has replaced the file: a press tries again.
    if (isOpen && !opened)
      menu.load().then(
        (Menu) => setOpened({ Menu, press: 'pointer' }),
        () => undefined,
      );
  }, [isOpen, opened, menu]);

  const show = (Menu: FunctionComponent<Props>, press: MenuOpener['press'], event: Event) => {
    setOpened({ Menu, press });
    if (press === 'pointer') change(true, { reason: 'trigger', event });
  };
  const fetchMenu = () => {
    // Offline, or a new release has replaced the file: the press tries again.
    if (!menu.get()) menu.load().catch(() => undefined);
  };
  const follow = (press: MenuOpener['press'], event: Event) => {
    const loaded = menu.get();
    if (opened) change(!isOpen, { reason: 'trigger', event });
    else if (loaded) show(loaded, press, event);
    else {
      setLoading(true);
      menu
        .load()
        .then((Menu) => {
          const active = document.activeElement;
          // Whoever has gone on to something else is not called back.
          if (active === button.current || active === document.body) show(Menu, press, event);
        })
        .catch(() => undefined)
        .finally(() => setLoading(false));
    }
  };
  const buttonProps = {
    ref: button,
    id: buttonId,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-busy': isLoading || undefined,
    onPointerEnter: fetchMenu,
    onFocus: fetchMenu,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      isFollowed.current = opened !== undefined && event.button === 0;
      handlers.current?.onPointerDown?.(event);
    },
    onClick: ({ detail, nativeEvent }: MouseEvent<HTMLElement>) => {
      if (!isFollowed.current) follow(detail === 0 ? 'ArrowDown' : 'pointer', nativeEvent);
      isFollowed.current = false;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (opened) handlers.current?.onKeyDown?.(event);
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        follow(event.key, event.nativeEvent);
      }
    },
  } as const;
  const opener = opened && { button, buttonId, handlers, press: opened.press, open: isOpen, onOpenChange: change };
  return { Menu: opened?.Menu, opener, buttonProps };
}
