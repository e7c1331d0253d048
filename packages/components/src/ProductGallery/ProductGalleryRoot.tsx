'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from '../internal/parts/VisuallyHidden';
import { useControllableState } from '../internal/state/useControllableState';
import { useHydrated } from '../internal/state/useHydrated';
import { useLatest } from '../internal/state/useLatest';
import { isForBrowser, scrollStage, stagePosition, watchStage } from './galleryStage';
import type { ProductGalleryLabels } from './labels';
import styles from './ProductGallery.module.css';
import { GalleryButtons, ProductGalleryDialog } from './ProductGalleryDialog';
import type { ProductGalleryChangeReason, StageMotion } from './productGalleryState';
import { afterScroll, pictureAfter, shownPicture } from './productGalleryState';

interface Picture {
  src: string;
  name: string;
  thumb: ReactNode;
  picture: ReactNode;
  large: ReactNode;
}

interface ProductGalleryRootProps extends Omit<ComponentProps<'div'>, 'children'> {
  index: number | undefined;
  onIndexChange: ((index: number, details: { reason: ProductGalleryChangeReason }) => void) | undefined;
  idPrefix: string;
  pictures: readonly Picture[];
  badge: ReactNode;
  defaultIndex: number;
  messages: ProductGalleryLabels;
}

/** The client part of a `ProductGallery`: which picture is shown, and the nodes that show it. */
export function ProductGalleryRoot({
  idPrefix,
  pictures,
  badge,
  index: givenIndex,
  defaultIndex,
  onIndexChange,
  messages,
  className,
  ...rest
}: ProductGalleryRootProps) {
  const count = pictures.length;
  const [chosen, setChosen] = useControllableState({
    value: givenIndex,
    defaultValue: defaultIndex,
    onChange: onIndexChange,
  });
  const index = shownPicture(chosen, count);
  const hydrated = useHydrated();
  const track = useRef<HTMLUListElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const motion = useRef<StageMotion>('still');
  const [enlarged, setEnlarged] = useState(false);
  // Counts the times that the stage came to rest: the caller may have refused the picture it was swiped to.
  const [rests, setRests] = useState(0);

  const choose = (next: number, reason: ProductGalleryChangeReason) => {
    if (next !== index) setChosen(next, { reason });
  };
  const press = (next: number, reason: ProductGalleryChangeReason) => {
    motion.current = 'still';
    choose(next, reason);
  };
  const move = (action: 'previous' | 'next') => press(pictureAfter(action, index, count), action);

  const handleScroll = useLatest((position: number) => {
    const now = afterScroll(position, motion.current, index);
    motion.current = now.motion;
    choose(now.index, 'swipe');
  });
  const handleRest = useLatest((position: number) => {
    motion.current = 'still';
    choose(position, 'swipe');
    setRests((times) => times + 1);
  });
  useEffect(() => {
    const node = track.current;
    if (!node) return undefined;
    return watchStage(
      node,
      () => handleScroll.current(stagePosition(node)),
      () => handleRest.current(stagePosition(node)),
    );
  }, [handleScroll, handleRest]);

  const isPlaced = useRef(false);
  useEffect(() => {
    const node = track.current;
    // A stage under the shopper's hand is left to it until it rests.
    if (!node || motion.current === 'swiped') return;
    if (stagePosition(node) !== index) {
      motion.current = 'travelling';
      scrollStage(node, index, isPlaced.current ? 'auto' : 'instant');
    }
    isPlaced.current = true;
  }, [index, count, rests]);

  const handleLink = (event: MouseEvent, act: () => void) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    act();
  };

  const enlarge = (position: number) => {
    press(position, 'thumb');
    setEnlarged(true);
    dialog.current?.showModal();
  };

  const handleClose = () => {
    setEnlarged(false);
    // Another picture may be shown than the one that was pressed.
    track.current?.children[index]?.querySelector('a')?.focus({ preventScroll: true });
  };

  const buttons = count > 1 ? <GalleryButtons messages={messages} onMove={move} /> : null;
  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      role="group"
      data-mr-root="gallery"
      data-single={count < 2 ? '' : undefined}
    >
      {count > 1 ? (
        <ul className={styles.thumbs} role="list">
          {pictures.map(({ name, thumb }, position) => (
            <li key={position}>
              <a
                className={styles.thumb}
                href={`#${idPrefix}${position}`}
                aria-label={name}
                aria-current={position === index ? 'true' : undefined}
                data-mr-part="thumb"
                data-mr-action="show"
                onClick={(event) => handleLink(event, () => press(position, 'thumb'))}
              >
                {thumb}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.stage}>
        <ul className={styles.track} role="list" data-mr-part="track" ref={track}>
          {pictures.map(({ src, picture }, position) => (
            <li key={position} id={`${idPrefix}${position}`} className={styles.slide}>
              <a
                className={styles.link}
                href={src}
                // Pictures out of view are no tab stops. Without JavaScript they are: that is the way to them.
                tabIndex={hydrated && position !== index ? -1 : undefined}
                data-mr-part="slide"
                data-mr-action="enlarge"
                onClick={(event) => handleLink(event, () => enlarge(position))}
              >
                {picture}
                <VisuallyHidden>{messages.enlarge}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
        {badge === null ? null : <p className={styles.tag}>{badge}</p>}
        {buttons}
      </div>
      <ProductGalleryDialog
        dialogRef={dialog}
        label={rest['aria-label']}
        close={messages.close}
        buttons={buttons}
        onClose={handleClose}
      >
        {enlarged ? pictures[index]?.large : null}
      </ProductGalleryDialog>
    </div>
  );
}
