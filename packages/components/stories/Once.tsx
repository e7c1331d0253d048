import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { setInputValue } from '../src/internal/state/setInputValue';

interface OnceProps extends ComponentProps<'div'> {
  /** Changes the box: `press`, `send`, `type`. */
  act: (box: HTMLElement) => void | Promise<void>;
}

/**
 * Acts once on its content as it appears, so that a matrix draws a state that no prop sets without a `play` function.
 * Renders a `<div>`.
 */
export function Once({ act, ...rest }: OnceProps) {
  const box = useRef<HTMLDivElement>(null);
  const firstAct = useRef(act);
  useEffect(() => {
    if (!box.current) return undefined;
    void firstAct.current(box.current);
    // Drops the focus that a form moves later, until the reader moves it: of several the last would keep the ring.
    const controller = new AbortController();
    const { signal } = controller;
    box.current.addEventListener('focusin', ({ target }) => (target as HTMLElement).blur(), { signal });
    for (const event of ['pointerdown', 'keydown']) {
      addEventListener(event, ({ isTrusted }) => isTrusted && controller.abort(), { signal, capture: true });
    }
    return () => controller.abort();
  }, []);
  return <div ref={box} {...rest} />;
}

function dropFocus() {
  (document.activeElement as HTMLElement | null)?.blur();
}

/** Clicks the elements that match the selectors, in their order, and drops the focus that they move. */
export function press(...selectors: string[]) {
  return (box: HTMLElement) => {
    for (const selector of selectors) (box.querySelector(selector) as HTMLElement).click();
    dropFocus();
  };
}

/** Focuses what matches the selector: one for a page, which stays where it is. */
export function focus(selector: string) {
  return (box: HTMLElement) => (box.querySelector(selector) as HTMLElement).focus({ preventScroll: true });
}

/** Fills in the form and sends it. `values` has the text of each field by the field's name; `true` ticks it. */
export function send(values: Record<string, string | true> = {}) {
  return (box: HTMLElement) => {
    const form = box.querySelector('form') as HTMLFormElement;
    for (const [name, value] of Object.entries(values)) {
      const field = form.elements.namedItem(name) as HTMLInputElement;
      if (value === true) field.checked = true;
      else field.value = value;
    }
    form.requestSubmit();
    dropFocus();
  };
}

/** Types into the text field and presses the keys in their order. */
export function type(text: string, ...keys: string[]) {
  return async (box: HTMLElement) => {
    const field = box.querySelector('input') as HTMLInputElement;
    setInputValue(field, text);
    for (const key of keys) {
      // React renders after the event.
      await Promise.resolve();
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  };
}
