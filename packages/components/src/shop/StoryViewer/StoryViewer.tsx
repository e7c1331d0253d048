'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useState, useSyncExternalStore } from 'react';
import type { ComponentProps, KeyboardEvent, SyntheticEvent } from 'react';
import { Button } from '../../base/Button/index.js';
import { IconButton } from '../../base/IconButton/index.js';
import { ArrowRightIcon } from '../../icons/ArrowRightIcon.js';
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.js';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.js';
import { PauseIcon } from '../../icons/PauseIcon.js';
import { PlayIcon } from '../../icons/PlayIcon.js';
import { XIcon } from '../../icons/XIcon.js';
import { imageElement } from '../../internal/render/images.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { isRotationAllowed, watchRotationPermission } from '../../internal/state/rotationPermission.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { useDialogElement } from '../../internal/state/useDialogElement.js';
import type { DialogOpenProps } from '../../internal/state/useDialogElement.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './StoryViewer.css';
import { barState, storyAfter, storyEventOfKey } from './storyViewerState.js';
import type { StoryChangeReason, StoryEvent } from './storyViewerState.js';

/** Story: full-screen image with a text and a link. */
export interface StoryViewerItem {
  /** Unique id. */
  id: string;
  /** Title, shown in the header next to the author. */
  title: string;
  /** URL of an image, 720 by 1280 pixels; its lower 28 % is covered by text. */
  src: string;
  /** Link target. */
  href: string;
  /** Text of the link. @default from `labels` */
  buttonText?: string | undefined;
  /** Headline over the image; may contain one line break. Optional. */
  headline?: string | undefined;
  /** Sentence under the headline. Optional. */
  description?: string | undefined;
  /** Author of the story. Optional. */
  shop?: { name: string; profilePicture?: string | undefined } | undefined;
}

export interface StoryViewerProps
  extends
    Omit<ComponentProps<'dialog'>, 'open' | 'role' | 'children'>,
    DialogOpenProps,
    SharedProps<'renderLink' | 'renderImage', 'StoryViewer'> {
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
  /** Stories in display order. */
  items: readonly StoryViewerItem[];
  /** Index of the visible story, from 0 (controlled). */
  index?: number | undefined;
  /** Index of the initially visible story (uncontrolled). @default 0 */
  defaultIndex?: number | undefined;
  /** Called when another story is shown. */
  onIndexChange?: ((index: number, details: ReasonedDetails<StoryChangeReason>) => void) | undefined;
  /** Time per story in milliseconds. Under reduced motion stories do not move on automatically. @default 5000 */
  interval?: number | undefined;
}

const never = () => false;

/**
 * Full-screen stories, each for five seconds. Bars show the progress; a press on the left or right half (arrow keys,
 * Home, End) moves, the button or the space bar pauses. Focus on the link also pauses. Stops at the last story. Renders
 * a `<dialog>`; a client component.
 * @selector [data-running] while stories move on automatically
 */
export function StoryViewer({
  label,
  items,
  index,
  defaultIndex = 0,
  onIndexChange,
  interval = 5000,
  labels,
  className,
  style,
  onKeyDown,
  ...props
}: StoryViewerProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.StoryViewer, settings.labels.StoryViewer, labels);
  const [position, change] = useControllableState({
    value: index,
    defaultValue: defaultIndex,
    onChange: onIndexChange,
  });
  const [paused, setPaused] = useState(false);
  const [linkFocused, setLinkFocused] = useState(false);
  const allowed = useSyncExternalStore(watchRotationPermission, isRotationAllowed, never);
  const { isOpen, close, trigger, element } = useDialogElement(rest);

  // Each opening restarts the automatic change.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setPaused(false);
  }

  const count = items.length;
  const current = Math.max(0, Math.min(position, count - 1));
  const story = items[current];
  const running = isOpen && allowed && !paused && !linkFocused;
  const go = (move: StoryEvent, reason: StoryChangeReason, { nativeEvent }: SyntheticEvent) =>
    change(storyAfter(move, current, count), { reason, event: nativeEvent });

  const pressKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    // On a button or link the space bar presses it.
    if (event.key === ' ' && event.target === event.currentTarget && allowed) {
      event.preventDefault();
      setPaused(!paused);
      return;
    }
    const move = storyEventOfKey(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (move === undefined) return;
    event.preventDefault();
    go(move, 'key', event);
  };

  return (
    <>
      {trigger}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the keys are extras: each has a button inside */}
      <dialog
        aria-label={label ?? messages.label}
        {...element}
        onKeyDown={pressKey}
        className={clsx('mr-StoryViewer-root mr-kit', className)}
        style={{ '--mr-story-viewer-interval': `${interval}ms`, ...style }}
        data-running={running ? '' : undefined}
      >
        {story === undefined ? null : (
          <div className="mr-StoryViewer-stage">
            {[-2, -1, 1, 2].map((offset) => {
              const neighbor = items[current + offset];
              return neighbor === undefined ? null : (
                <span key={neighbor.id} className="mr-StoryViewer-neighbor" data-offset={offset} aria-hidden="true">
                  {imageElement(settings.renderImage, { src: neighbor.src, alt: '', width: 720, height: 1280 })}
                </span>
              );
            })}
            <div className="mr-StoryViewer-card">
              {imageElement(settings.renderImage, {
                className: 'mr-StoryViewer-picture',
                src: story.src,
                alt: '',
                width: 720,
                height: 1280,
              })}
              <div className="mr-StoryViewer-bars" aria-hidden="true">
                {items.map(({ id }, place) => (
                  <span key={id} className="mr-StoryViewer-bar" data-state={barState(place, current)}>
                    <span
                      className="mr-StoryViewer-fill"
                      onAnimationEnd={place === current ? (event) => go('elapsed', 'elapsed', event) : undefined}
                    />
                  </span>
                ))}
              </div>
              <div className="mr-StoryViewer-head">
                {story.shop?.profilePicture === undefined
                  ? null
                  : imageElement(settings.renderImage, {
                      className: 'mr-StoryViewer-avatar',
                      src: story.shop.profilePicture,
                      alt: '',
                      width: 96,
                      height: 96,
                    })}
                <p className="mr-StoryViewer-names">
                  <b className="mr-StoryViewer-title">{story.title}</b>
                  <span className="mr-StoryViewer-teller">
                    {[story.shop?.name, format(messages.position, { index: current + 1, count })]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </p>
                {allowed ? (
                  <IconButton
                    className="mr-StoryViewer-control"
                    icon={paused ? <PlayIcon /> : <PauseIcon />}
                    label={paused ? messages.play : messages.pause}
                    onClick={() => setPaused(!paused)}
                  />
                ) : null}
                <IconButton
                  className="mr-StoryViewer-control"
                  icon={<XIcon />}
                  label={messages.close}
                  onClick={(event) => close('close', event)}
                />
              </div>
              <IconButton
                className={clsx('mr-StoryViewer-step', 'mr-StoryViewer-previous')}
                icon={<ChevronLeftIcon />}
                label={messages.previous}
                aria-disabled={current === 0 || undefined}
                onClick={(event) => go('previous', 'previous', event)}
              />
              <IconButton
                className={clsx('mr-StoryViewer-step', 'mr-StoryViewer-next')}
                icon={<ChevronRightIcon />}
                label={messages.next}
                aria-disabled={current === count - 1 || undefined}
                onClick={(event) => go('next', 'next', event)}
              />
              <div className="mr-StoryViewer-foot">
                <div aria-live={running ? 'off' : 'polite'}>
                  <h2 className="mr-StoryViewer-headline">{story.headline ?? story.title}</h2>
                  {story.description === undefined ? null : (
                    <p className="mr-StoryViewer-description">{story.description}</p>
                  )}
                </div>
                <Button
                  variant="light"
                  size="lg"
                  stretch
                  href={story.href}
                  renderLink={settings.renderLink}
                  endIcon={<ArrowRightIcon />}
                  onFocus={() => setLinkFocused(true)}
                  onBlur={() => setLinkFocused(false)}
                >
                  {story.buttonText ?? messages.action}
                </Button>
              </div>
            </div>
          </div>
        )}
      </dialog>
    </>
  );
}
