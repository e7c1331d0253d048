import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { IconButton } from '../../base/IconButton/index.js';
import { XIcon } from '../../icons/XIcon.js';
import { ZoomInIcon } from '../../icons/ZoomInIcon.js';
import { ZoomOutIcon } from '../../icons/ZoomOutIcon.js';
import { closeDialog } from '../../internal/dom.js';
import { PreviousNext } from '../../base/parts/PreviousNext.js';
import type { Labels } from '../../labels/Labels.js';
import { middle, placeZoom } from './galleryStage.js';
import './ProductGallery.css';
import { zoomPoint } from './productGalleryState.js';

interface GalleryButtonsProps {
  messages: Labels<'ProductGallery'>;
  onMove: (action: 'previous' | 'next', event: MouseEvent) => void;
}

/** Previous and next buttons, on the stage and in the dialog. */
export function GalleryButtons({ messages, onMove }: GalleryButtonsProps) {
  return (
    <div className="mr-ProductGallery-controls">
      <PreviousNext
        previous={messages.previous}
        next={messages.next}
        variant="light"
        onMove={(by, event) => onMove(by < 0 ? 'previous' : 'next', event)}
      />
    </div>
  );
}

interface ProductGalleryDialogProps {
  dialogRef: RefObject<HTMLDialogElement | null>;
  label: string | undefined;
  messages: Labels<'ProductGallery'>;
  buttons: ReactNode;
  zoomed: boolean;
  onZoom: (zoomed: boolean) => void;
  onClose: () => void;
  /** Large image, rendered while the dialog is open. */
  children: ReactNode;
}

/** Dialog with the large image. Moving to another image is announced. A press on the image, or the button, zooms. */
export function ProductGalleryDialog({
  dialogRef,
  label,
  messages,
  buttons,
  zoomed,
  onZoom,
  onClose,
  children,
}: ProductGalleryDialogProps) {
  const box = useRef<HTMLDivElement>(null);
  const point = useRef(middle);
  useLayoutEffect(() => {
    if (zoomed && box.current) placeZoom(box.current, point.current);
    point.current = middle;
  }, [zoomed]);

  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    // The background beside the image is the dialog element itself.
    if (event.target === event.currentTarget) closeDialog(event.currentTarget);
  };
  const handlePress = (event: MouseEvent<HTMLDivElement>) => {
    point.current = zoomPoint(event.currentTarget.getBoundingClientRect(), event);
    onZoom(!zoomed);
  };
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!zoomed || event.pointerType !== 'mouse') return;
    placeZoom(event.currentTarget, zoomPoint(event.currentTarget.getBoundingClientRect(), event));
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions, jsx-a11y-x/click-events-have-key-events -- for the keyboard there are Escape and the close button
    <dialog
      className="mr-ProductGallery-dialog"
      aria-label={label}
      data-mr-part="dialog"
      ref={dialogRef}
      onClick={handleClick}
      onClose={onClose}
    >
      <form method="dialog" className="mr-ProductGallery-tools">
        <IconButton type="submit" variant="light" label={messages.close} icon={<XIcon />} />
        <IconButton
          variant="light"
          label={zoomed ? messages.zoomOut : messages.zoomIn}
          icon={
            <>
              <ZoomInIcon className="mr-ProductGallery-zoomIn" />
              <ZoomOutIcon className="mr-ProductGallery-zoomOut" />
            </>
          }
          data-mr-action="zoom"
          onClick={() => onZoom(!zoomed)}
        />
      </form>
      {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions, jsx-a11y-x/click-events-have-key-events -- for the keyboard there is the button; the arrow keys scroll */}
      <div
        ref={box}
        className="mr-ProductGallery-large"
        aria-live="polite"
        data-mr-part="large"
        data-zoomed={zoomed ? '' : undefined}
        role={zoomed ? 'region' : undefined}
        aria-label={zoomed ? messages.zoomed : undefined}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the keyboard scrolls the zoomed picture
        tabIndex={zoomed ? 0 : undefined}
        onClick={handlePress}
        onPointerMove={handlePointerMove}
      >
        {children}
      </div>
      {buttons}
    </dialog>
  );
}
