import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

/**
 * Shows the modal dialogs inside it as boxes of the page, so that a matrix has them beside each other: they open without
 * the top layer, and this box is their window. Renders a `<div>`.
 */
export function InPlace({ style, ...rest }: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null);
  // Before the effect of the dialog, which shows it.
  useLayoutEffect(() => {
    for (const dialog of box.current?.querySelectorAll('dialog') ?? []) {
      dialog.showModal = () => {
        dialog.show();
        // What is in the middle of the window by being modal is in the middle of the box by its margin.
        if (getComputedStyle(dialog).position === 'absolute') dialog.style.position = 'relative';
        Object.assign(dialog.style, { maxBlockSize: '100%', maxInlineSize: '100%' });
      };
    }
  }, []);
  return (
    <div ref={box} {...rest} style={{ position: 'relative', blockSize: '36rem', contain: 'layout paint', ...style }} />
  );
}
