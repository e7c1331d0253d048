import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface PreparedProps {
  /** Changes what is drawn, as a press or a text would. Called once, with the box around it. */
  by: (box: HTMLElement) => void | Promise<void>;
  children: ReactNode;
}

/**
 * Draws a state of a matrix that no prop shows, such as a refused form. Inert: a wrong field would take the focus, and
 * with it the page of docs would scroll to the matrix. Renders a `<div>`.
 */
export function Prepared({ by, children }: PreparedProps) {
  const box = useRef<HTMLDivElement>(null);
  const prepare = useRef(by);
  useEffect(() => {
    if (box.current) void prepare.current(box.current);
  }, []);
  return (
    <div ref={box} inert>
      {children}
    </div>
  );
}

/**
 * Fills in and sends the form. For `Prepared`. `values` has the text for each field by the field's name; `true` presses it.
 */
export function sendWith(values: Record<string, string | true> = {}) {
  return (box: HTMLElement): void => {
    const form = box.querySelector('form');
    for (const [name, value] of Object.entries(values)) {
      const field = form?.elements.namedItem(name) as HTMLInputElement;
      if (value === true) field.click();
      else typeInto(field, value);
    }
    form?.requestSubmit();
  };
}

/** Writes a text into a field so that React sees it. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement | null, text: string): void {
  if (!field) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Points at a place of a chart, by its index, so that its values are shown. */
export function pointAt(box: HTMLElement, index: number): void {
  box.querySelectorAll('rect[role="img"]')[index]?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}
