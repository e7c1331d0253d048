'use client';

import { clsx } from 'clsx/lite';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { showModal } from '../../internal/dom.js';
import { VisuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { useHydrated } from '../../internal/state/useHydrated.js';
import { useLatest } from '../../internal/state/useLatest.js';
import { format } from '../../internal/text/format.js';
import type { Labels } from '../../labels/Labels.js';
import { isForBrowser, scrollStage, shownOf, stagePosition, watchStage } from './galleryStage.js';
import './ProductGallery.css';
import { GalleryButtons, ProductGalleryDialog } from './ProductGalleryDialog.js';
import type { ProductGalleryChangeReason, StageMotion } from './productGalleryState.js';
import { afterScroll, firstOfColor, pictureAfter, shownPicture } from './productGalleryState.js';

interface Picture {
  src: string;
  color: string | undefined;
  /** Whether it belongs to a color that is not chosen. */
  hidden: boolean;
  name: string;
  thumb: ReactNode;
  picture: ReactNode;
  large: ReactNode;
  zoomed: ReactNode;
}

interface ProductGalleryRootProps extends Omit<ComponentProps<'div'>, 'children'> {
  index: number | undefined;
  onIndexChange: ((index: number, details: ReasonedDetails<ProductGalleryChangeReason>) => void) | undefined;
  idPrefix: string;
  color: string | undefined;
  pictures: readonly Picture[];
  badge: ReactNode;
  defaultIndex: number;
  messages: Labels<'ProductGallery'>;
}

/** Client part of a `ProductGallery`: the index, and the elements that depend on it. */
export function ProductGalleryRoot({
  idPrefix,
  color,
  pictures,
  badge,
  index: givenIndex,
  defaultIndex,
  onIndexChange,
  messages,
  className,
  ...rest
}: ProductGalleryRootProps) {
  const shown = pictures.filter(({ hidden }) => !hidden);
  const count = shown.length;
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
  const [zoomed, setZoomed] = useState(false);
  // Rerenders after each scroll: a controlled `index` may differ from the image that was swiped to.
  const [scrollEnds, setScrollEnds] = useState(0);

  const choose = (next: number, reason: ProductGalleryChangeReason, event?: Event) => {
    if (next !== index) setChosen(next, { reason, event });
  };
  const press = (next: number, reason: ProductGalleryChangeReason, event?: Event) => {
    motion.current = 'still';
    setZoomed(false);
    choose(next, reason, event);
  };
  const move = (action: 'previous' | 'next', { nativeEvent }: MouseEvent) =>
    press(pictureAfter(action, index, count), action, nativeEvent);

  const handleScroll = useLatest((position: number, event: Event) => {
    const now = afterScroll(position, motion.current, index);
    motion.current = now.motion;
    choose(now.index, 'swipe', event);
  });
  const handleScrollEnd = useLatest((position: number, event: Event) => {
    motion.current = 'still';
    choose(position, 'swipe', event);
    setScrollEnds((times) => times + 1);
  });
  const scrollToIndex = useLatest((behavior: ScrollBehavior) => {
    const node = track.current;
    // Do not scroll while the user is swiping.
    if (!node || motion.current === 'swiped' || stagePosition(node) === index) return;
    motion.current = 'travelling';
    scrollStage(node, index, behavior);
  });
  useEffect(() => {
    const node = track.current;
    if (!node) return undefined;
    return watchStage(
      node,
      (event) => handleScroll.current(stagePosition(node), event),
      (event) => handleScrollEnd.current(stagePosition(node), event),
      () => scrollToIndex.current('instant'),
    );
  }, [handleScroll, handleScrollEnd, scrollToIndex]);

  const chooseFirst = useLatest(() => {
    const colors = pictures.map((picture) => picture.color);
    press(firstOfColor(colors, color), 'color');
  });
  const lastColor = useRef(color);
  useEffect(() => {
    if (lastColor.current === color) return;
    lastColor.current = color;
    chooseFirst.current();
  }, [color, chooseFirst]);

  const isPlaced = useRef(false);
  useEffect(() => {
    scrollToIndex.current(isPlaced.current ? 'auto' : 'instant');
    isPlaced.current = true;
  }, [index, count, scrollEnds, scrollToIndex]);

  const handleLink = (event: MouseEvent, act: () => void) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    act();
  };

  const enlarge = (position: number, event: MouseEvent) => {
    press(position, 'thumb', event.nativeEvent);
    setEnlarged(true);
    showModal(dialog.current);
  };

  const handleClose = () => {
    setEnlarged(false);
    setZoomed(false);
    // The dialog may show another image than the pressed one.
    const slides = shownOf([...(track.current?.children ?? [])]);
    slides[index]?.querySelector('a')?.focus({ preventScroll: true });
  };

  const buttons = count > 1 ? <GalleryButtons messages={messages} onMove={move} /> : null;
  return (
    <div
      {...rest}
      className={clsx('mr-ProductGallery-root mr-kit', className)}
      role="group"
      data-mr-root="gallery"
      data-single={count < 2 ? '' : undefined}
    >
      {count > 1 ? (
        <ul className="mr-ProductGallery-thumbs" role="list">
          {pictures.map(({ name, thumb, hidden }, pictureIndex) => {
            const position = shown.indexOf(pictures[pictureIndex] as Picture);
            return (
              <li key={pictureIndex} hidden={hidden}>
                <a
                  className="mr-ProductGallery-thumb"
                  href={`#${idPrefix}${pictureIndex}`}
                  aria-label={name}
                  aria-current={position === index ? 'true' : undefined}
                  data-mr-part="thumb"
                  data-mr-action="show"
                  onClick={(event) => handleLink(event, () => press(position, 'thumb', event.nativeEvent))}
                >
                  {thumb}
                </a>
              </li>
            );
          })}
        </ul>
      ) : null}
      <div className="mr-ProductGallery-stage">
        <ul className="mr-ProductGallery-track" role="list" data-mr-part="track" ref={track}>
          {pictures.map((each, pictureIndex) => {
            const position = shown.indexOf(each);
            return (
              <li
                key={pictureIndex}
                id={`${idPrefix}${pictureIndex}`}
                className="mr-ProductGallery-slide"
                hidden={each.hidden}
              >
                <a
                  className="mr-ProductGallery-link"
                  href={each.src}
                  // Images out of view are not tab stops. Without scripts they are: no other control reaches them.
                  tabIndex={hydrated && position !== index ? -1 : undefined}
                  data-mr-part="slide"
                  data-mr-action="enlarge"
                  onClick={(event) => handleLink(event, () => enlarge(position, event))}
                >
                  {each.picture}
                  <VisuallyHidden>{messages.enlarge}</VisuallyHidden>
                </a>
              </li>
            );
          })}
        </ul>
        {count > 1 ? (
          <p className="mr-ProductGallery-counter" aria-hidden="true" data-mr-part="counter">
            {format(messages.counter, { number: index + 1, count })}
          </p>
        ) : null}
        {badge === null ? null : <p className="mr-ProductGallery-tag">{badge}</p>}
        {buttons}
      </div>
      <ProductGalleryDialog
        dialogRef={dialog}
        label={rest['aria-label']}
        messages={messages}
        buttons={buttons}
        zoomed={zoomed}
        onZoom={setZoomed}
        onClose={handleClose}
      >
        {enlarged ? shown[index]?.[zoomed ? 'zoomed' : 'large'] : null}
      </ProductGalleryDialog>
    </div>
  );
}
