import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

/**
 * Shows the modal dialogs inside it as boxes of the page, so that a matrix has them beside each other: they open without
 * the top layer, and this box is their window. Renders a `<div>`.
 */
export function InPlace({ style, ...rest }: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null);
  // Before the effect of the dialog, which shows it.
  useLayoutEffect(() => showInside(box.current), []);
  return <div ref={box} {...rest} style={{ blockSize: '36rem', ...style }} />;
}

/** From now on the modal dialogs of a box open inside it. */
export function showInside(box: HTMLElement | null): void {
  for (const dialog of box?.querySelectorAll('dialog') ?? []) {
    dialog.showModal = () => {
      if (box) {
        Object.assign(box.style, { position: 'relative', contain: 'layout paint' });
        if (box.style.blockSize === '') box.style.minBlockSize = '36rem';
      }
      dialog.show();
      // What is in the middle of the window by being modal is in the middle of the box by its margin.
      if (getComputedStyle(dialog).position === 'absolute') dialog.style.position = 'relative';
      // In pixels: what is inside inherits it, and a share of a dialog as high as its content would be no limit.
      Object.assign(dialog.style, { maxBlockSize: `${box?.clientHeight}px`, maxInlineSize: '100%' });
    };
  }
}
