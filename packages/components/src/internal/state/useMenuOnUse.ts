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
import type { LazyComponent } from './lazyComponent.js';
import { useControllableState } from './useControllableState.js';
import type { MenuChangeDetails, MenuOpenProps } from './useMenuKeys.js';

/** Props of a lazily loaded menu from its button. */
export interface MenuOpener {
  button: RefObject<HTMLButtonElement | null>;
  /** Id of the button, which names the menu. */
  buttonId: string;
  /** Handlers of the menu's library for the button; set by the menu. */
  handlers: RefObject<MenuHandlers | null>;
  /** Key or pointer that first opened the menu: after a key its first or last row is focused. */
  press: 'ArrowDown' | 'ArrowUp' | 'pointer';
  open: boolean;
  onOpenChange: (open: boolean, details: MenuChangeDetails) => unknown;
}

/** Handlers of the menu's library for the button. */
interface MenuHandlers {
  onPointerDown?: PointerEventHandler<HTMLElement> | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLElement> | undefined;
}

/**
 * Button with a lazily loaded menu: loads it when pointer or focus reaches the button, opens it on press, once loaded.
 * The button's element does not change. Render `Menu` with `opener` beside the button once it is defined.
 */
export function useMenuOnUse<Props extends { opener: MenuOpener }>(
  menu: LazyComponent<Props>,
  { open, defaultOpen = false, onOpenChange }: MenuOpenProps = {},
) {
  const buttonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const handlers = useRef<MenuHandlers>(null);
  /** True once the library has handled the press before its click. */
  const isFollowed = useRef(false);
  const [opened, setOpened] = useState<{ Menu: FunctionComponent<Props>; press: MenuOpener['press'] }>();
  const [isOpen, change] = useControllableState<boolean, MenuChangeDetails>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    // Offline, or a new release has replaced the file: a press retries.
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
    // Offline, or a new release has replaced the file: the press retries.
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
          // If the user has moved on to something else, focus is not pulled back.
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
