import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { setInputValue } from '../src/internal/state/setInputValue';

interface OnceProps extends ComponentProps<'div'> {
  /** Changes the box: `press`, `send`, `type`. */
  act: (box: HTMLElement) => void | Promise<void>;
}

/**
 * Acts once on its content after mount, so that a matrix shows a state that no prop sets, without a `play` function.
 * Renders a `<div>`.
 */
export function Once({ act, ...rest }: OnceProps) {
  const box = useRef<HTMLDivElement>(null);
  const firstAct = useRef(act);
  useEffect(() => {
    if (!box.current) return undefined;
    void firstAct.current(box.current);
    // Drops focus that a form moves later, until the reader moves it: otherwise the last of several keeps the ring.
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

/** Clicks the elements that match the selectors, in order, and drops the resulting focus. */
export function press(...selectors: string[]) {
  return (box: HTMLElement) => {
    for (const selector of selectors) (box.querySelector(selector) as HTMLElement).click();
    dropFocus();
  };
}

/** Focuses the element that matches the selector; use it once per page. */
export function focus(selector: string) {
  return (box: HTMLElement) => (box.querySelector(selector) as HTMLElement).focus({ preventScroll: true });
}

/** Fills in the form and submits it. `values` has the text of each field by name; `true` checks it. */
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

/** Types into the text field and presses the keys in order. */
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
