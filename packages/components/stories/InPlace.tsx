import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

/**
 * Renders modal dialogs in the flow of the page, so that a matrix shows several side by side: they open outside the top
 * layer, and this box is their window. Renders a `<div>`.
 */
export function InPlace({ style, ...rest }: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null);
  // Before the dialog's effect, which opens it.
  useLayoutEffect(() => showInside(box.current), []);
  return <div ref={box} {...rest} style={{ blockSize: '36rem', ...style }} />;
}

/** Makes modal dialogs inside a box open in its flow. */
export function showInside(box: HTMLElement | null): void {
  for (const dialog of box?.querySelectorAll('dialog') ?? []) {
    dialog.showModal = () => {
      if (box) {
        Object.assign(box.style, { position: 'relative', contain: 'layout paint' });
        if (box.style.blockSize === '') box.style.minBlockSize = '36rem';
      }
      dialog.show();
      // A modal dialog is centered in the window; a margin centers it in the box.
      if (getComputedStyle(dialog).position === 'absolute') dialog.style.position = 'relative';
      // In pixels: children inherit it, and a percentage of a dialog that is as high as its content would set no limit.
      Object.assign(dialog.style, { maxBlockSize: `${box?.clientHeight}px`, maxInlineSize: '100%' });
    };
  }
}
