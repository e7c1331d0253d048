import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { cloneElement, createRef } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { anyEvent } from './anyEvent';

/** Controls of a component's open state, for a user. */
export interface OpenerOptions {
  isOpen: () => boolean;
  /** Closes it. */
  close: (user: UserEvent) => Promise<void>;
  /** Values of `open`. @default [false, true] */
  values?: readonly [closed: unknown, open: unknown];
  /** `aria-haspopup` of its `trigger`, if it accepts one. */
  popup?: 'dialog' | 'menu';
}

/** Native `<dialog>` with a close button, and menu. */
export const openers = {
  dialog: {
    isOpen: () => document.querySelector('dialog')?.open ?? false,
    close: (user) => user.click(screen.getByRole('button', { name: /^(Close|Cancel)$/ })),
    popup: 'dialog',
  },
  menu: {
    isOpen: () => screen.queryByRole('menu') !== null,
    close: (user) => user.keyboard('{Escape}'),
    popup: 'menu',
  },
} satisfies Record<string, OpenerOptions>;

interface Props {
  open?: unknown;
  defaultOpen?: unknown;
  onOpenChange?: unknown;
  trigger?: ReactNode;
  ref?: Ref<Element>;
}

/** Tests the contract of every component with `open`, `defaultOpen`, `onOpenChange` and `trigger`. */
export function describeOpener(
  element: ReactElement,
  wrap: (element: ReactElement) => ReactElement,
  { isOpen, close, values: [closed, open] = [false, true], popup }: OpenerOptions,
): void {
  const root = element as ReactElement<Props>;
  const expectOpen = (expected: boolean) => waitFor(() => expect(isOpen()).toBe(expected));
  const isEvent = (details: unknown) => expect(details).toHaveProperty('event', anyEvent);

  describe('open state', () => {
    it('is stored by the component, initially `defaultOpen`', async () => {
      const user = userEvent.setup();
      const handleOpenChange = vi.fn();
      render(wrap(cloneElement(root, { open: undefined, defaultOpen: open, onOpenChange: handleOpenChange })));
      await expectOpen(true);
      await act(() => close(user));
      await expectOpen(false);
      expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(closed, expect.anything());
      isEvent(handleOpenChange.mock.calls[0]?.[1]);
    });

    it('is controlled by `open`', async () => {
      const user = userEvent.setup();
      const handleOpenChange = vi.fn();
      const at = (value: unknown) => wrap(cloneElement(root, { open: value, onOpenChange: handleOpenChange }));
      const { rerender } = render(at(open));
      await expectOpen(true);
      await act(() => close(user));
      expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(closed, expect.anything());
      expect(isOpen()).toBe(true);
      rerender(at(closed));
      await expectOpen(false);
      rerender(at(open));
      await expectOpen(true);
    });

    if (popup === undefined) return;
    it('is toggled by its trigger, whose own handlers run first and can prevent it', async () => {
      const user = userEvent.setup();
      const handleOpenChange = vi.fn();
      const ref = createRef<HTMLButtonElement>();
      let prevents = true;
      const handle = vi.fn((event: { preventDefault: () => void }) => {
        if (prevents) event.preventDefault();
      });
      const trigger = (
        <button ref={ref} type="button" onClick={handle} onPointerDown={handle} onKeyDown={handle}>
          Their trigger
        </button>
      );
      render(wrap(cloneElement(root, { open: undefined, onOpenChange: handleOpenChange, trigger })));
      const button = screen.getByRole('button', { name: 'Their trigger' });
      expect(ref.current).toBe(button);
      expect(button).toHaveAttribute('aria-haspopup', popup);
      expect(button).toHaveAttribute('aria-expanded', 'false');
      await user.click(button);
      expect(handle).toHaveBeenCalled();
      expect(isOpen()).toBe(false);
      expect(handleOpenChange).not.toHaveBeenCalled();

      prevents = false;
      for (const press of [() => user.click(button), () => user.keyboard('{Enter}')]) {
        button.focus();
        await act(press);
        await expectOpen(true);
        expect(button).toHaveAttribute('aria-expanded', 'true');
        expect(handleOpenChange).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: 'trigger' }));
        isEvent(handleOpenChange.mock.lastCall?.[1]);
        await act(() => close(user));
        await expectOpen(false);
        expect(button).toHaveAttribute('aria-expanded', 'false');
        await waitFor(() => expect(button).toHaveFocus());
      }
    });
  });
}
