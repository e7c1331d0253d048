import type { MouseEvent, ReactNode, RefObject } from 'react';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { XIcon } from '../icons/XIcon';
import type { ProductGalleryLabels } from './labels';
import styles from './ProductGallery.module.css';

interface GalleryButtonsProps {
  messages: ProductGalleryLabels;
  onMove: (action: 'previous' | 'next') => void;
}

/** Previous and next, on the stage and in the dialog. */
export function GalleryButtons({ messages, onMove }: GalleryButtonsProps) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.button}
        data-mr-action="previous"
        aria-label={messages.previous}
        onClick={() => onMove('previous')}
      >
        <ChevronLeftIcon className={styles.arrow} />
      </button>
      <button
        type="button"
        className={styles.button}
        data-mr-action="next"
        aria-label={messages.next}
        onClick={() => onMove('next')}
      >
        <ChevronRightIcon className={styles.arrow} />
      </button>
    </div>
  );
}

interface ProductGalleryDialogProps {
  dialogRef: RefObject<HTMLDialogElement | null>;
  label: string | undefined;
  close: string;
  buttons: ReactNode;
  onClose: () => void;
  /** The large picture while the dialog is open. */
  children: ReactNode;
}

/** The dialog with the large picture. Another picture in it is announced. */
export function ProductGalleryDialog({
  dialogRef,
  label,
  close,
  buttons,
  onClose,
  children,
}: ProductGalleryDialogProps) {
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    // The background beside the picture belongs to the dialog itself.
    if (event.target === event.currentTarget) event.currentTarget.close();
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions, jsx-a11y-x/click-events-have-key-events -- for the keyboard there are Escape and the close button
    <dialog
      className={styles.dialog}
      aria-label={label}
      data-mr-part="dialog"
      ref={dialogRef}
      onClick={handleClick}
      onClose={onClose}
    >
      <form method="dialog">
        <button type="submit" className={styles.close} aria-label={close}>
          <XIcon />
        </button>
      </form>
      <div className={styles.large} aria-live="polite" data-mr-part="large">
        {children}
      </div>
      {buttons}
    </dialog>
  );
}
