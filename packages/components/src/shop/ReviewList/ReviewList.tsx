'use client';

import { clsx } from 'clsx/lite';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { announce, prepareLiveRegions } from '../../internal/announce.js';
import { imageElement } from '../../internal/render/images.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { format, plural } from '../../internal/text/format.js';
import { dateFormat } from '../../internal/text/dateFormat.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import { Badge } from '../../base/Badge/index.js';
import { Rating } from '../Rating/index.js';
import { useSettings } from '#settings';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import './ReviewList.css';
import { hasStars, shownText, sortedReviews, starCounts } from './reviewListState.js';
import type { ReviewOrder } from './reviewListState.js';

/** Written review. */
export interface ReviewListItem {
  /** Name of the author. */
  name: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** Date of the review, ISO 8601. */
  date: string;
  /** Text of the review. */
  comment: string;
  /** URL of the author's image. Optional. */
  imgUrl?: string | undefined;
  /** Marks the author as a buyer of the product, as the server knows. @default false */
  verified?: boolean | undefined;
  /** Answer of the seller, and its moment, ISO 8601. Optional. */
  answer?: { text: string; at: string } | undefined;
}

export interface ReviewListProps
  extends
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue'>,
    SharedProps<'locale' | 'renderImage', 'ReviewList'> {
  /** Written reviews. */
  items: readonly ReviewListItem[];
  /** Number of ratings with one, two, three, four and five stars. @default counted from `items` */
  ratingCounts?: readonly number[] | undefined;
  /** Average rating. @default computed from the counts */
  rating?: number | undefined;
  /** Stars of the written reviews shown, 1 to 5; `null` shows all (controlled). */
  value?: number | null | undefined;
  /** Initial stars of the written reviews shown (uncontrolled). @default null */
  defaultValue?: number | null | undefined;
  /** Called after a press of a bar or of "Show all". */
  onValueChange?: ((value: number | null, details: ChangeDetails) => void) | undefined;
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
}

const dayStyle = { dateStyle: 'medium', timeZone: 'UTC' } as const;
const orders: readonly ReviewOrder[] = ['newest', 'highest', 'lowest'];

/**
 * Average rating, bars by stars that filter the written reviews, and a choice of their order. Renders a
 * `<div role="group">`; without scripts the bars are text, and the order cannot be changed.
 * @selector [data-rating] stars of a written review @selector [aria-pressed="true"] bar that filters
 */
export function ReviewList({
  items,
  ratingCounts,
  rating,
  value,
  defaultValue = null,
  onValueChange,
  label,
  labels,
  'aria-label': ariaLabel = label,
  className,
  ...props
}: ReviewListProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels<Labels<'ReviewList'>>(en.ReviewList, settings.labels.ReviewList, labels);
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const [chosen, setStars] = useControllableState({ value, defaultValue, onChange: onValueChange });
  // A single review has no controls, so that no filter could be taken off.
  const hasControls = items.length > 1;
  const stars = hasControls ? chosen : null;
  const bars = useRef<HTMLUListElement>(null);
  const sortId = useId();
  // Screen readers announce only changes to live regions that already exist.
  useEffect(() => prepareLiveRegions(), []);
  const counts = starCounts(items, ratingCounts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const mean = rating ?? (total === 0 ? 0 : counts.reduce((sum, count, at) => sum + count * (at + 1), 0) / total);
  const number = numberFormat(settings.locale, { maximumFractionDigits: 1 });
  const day = (date: string) => dateFormat(settings.locale, dayStyle).format(new Date(date));
  const filter = (next: number | null, event: Event) => {
    setStars(next, { event });
    announce(shownText(items, next, settings.locale, messages));
  };
  return (
    <div
      {...rest}
      className={clsx('mr-ReviewList-root mr-kit', className)}
      role="group"
      aria-label={ariaLabel ?? messages.label}
      data-mr-root="review-list"
    >
      {total === 0 ? null : (
        <div className="mr-ReviewList-summary">
          <p className="mr-ReviewList-mean">
            <b aria-hidden="true">{number.format(mean)}</b>
            <span>
              <Rating value={mean} locale={settings.locale} labels={messages.rating} />
              <span className="mr-ReviewList-total">{plural(settings.locale, total, messages.ratings)}</span>
            </span>
          </p>
          <ul className="mr-ReviewList-bars" role="list" ref={bars} aria-label={messages.distribution}>
            {[5, 4, 3, 2, 1].map((star) => {
              const count = counts[star - 1] ?? 0;
              const bar = (
                <>
                  <span>{plural(settings.locale, star, messages.stars)}</span>{' '}
                  <span
                    className="mr-ReviewList-rail"
                    style={{ '--mr-review-list-share': `${(count / total) * 100}%` }}
                  />
                  <span className="mr-ReviewList-count">{number.format(count)}</span>
                </>
              );
              return (
                <li key={star}>
                  {hasControls ? (
                    <button
                      type="button"
                      className="mr-ReviewList-bar"
                      data-mr-action="filter"
                      value={star}
                      aria-pressed={star === stars}
                      onClick={({ nativeEvent }) => filter(star === stars ? null : star, nativeEvent)}
                    >
                      {bar}
                    </button>
                  ) : (
                    <span className="mr-ReviewList-bar">{bar}</span>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <div className="mr-ReviewList-written">
        {hasControls ? (
          <>
            <p className="mr-ReviewList-sort">
              <label htmlFor={sortId}>{messages.sort}</label>
              <select
                id={sortId}
                className="mr-ReviewList-select"
                data-mr-part="order"
                value={order}
                onChange={({ target }) => {
                  setOrder(target.value as ReviewOrder);
                  announce(format(messages.sorted, { order: messages[target.value as ReviewOrder] }));
                }}
              >
                {orders.map((value) => (
                  <option key={value} value={value}>
                    {messages[value]}
                  </option>
                ))}
              </select>
            </p>
            <p className="mr-ReviewList-filtered" data-mr-part="filtered" hidden={stars === null}>
              <span>{shownText(items, stars, settings.locale, messages)}</span>
              <button
                type="button"
                className="mr-ReviewList-clear"
                data-mr-action="clear"
                onClick={({ nativeEvent }) => {
                  // The button is about to be hidden.
                  bars.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
                  filter(null, nativeEvent);
                }}
              >
                {messages.clear}
              </button>
            </p>
          </>
        ) : null}
        {items.length === 0 ? (
          <p>{messages.empty}</p>
        ) : (
          <ul className="mr-ReviewList-list" role="list" data-mr-part="list">
            {sortedReviews(items, order).map(({ name, rating: given, date, comment, imgUrl, verified, answer }) => (
              <li
                key={`${name}${date}`}
                className="mr-ReviewList-review"
                data-rating={given}
                hidden={!hasStars(given, stars)}
              >
                <Rating value={given} locale={settings.locale} labels={messages.rating} />
                <p className="mr-ReviewList-comment">{comment}</p>
                <p className="mr-ReviewList-writer">
                  {imgUrl === undefined
                    ? null
                    : imageElement(settings.renderImage, {
                        className: 'mr-ReviewList-face',
                        src: imgUrl,
                        alt: '',
                        width: 80,
                        height: 80,
                        loading: 'lazy',
                      })}
                  <b>{name}</b>
                  <time dateTime={date}>{day(date)}</time>
                  {verified ? <Badge tone="success">{messages.verified}</Badge> : null}
                </p>
                {answer ? (
                  <div className="mr-ReviewList-answer">
                    <p className="mr-ReviewList-writer">
                      <b>{messages.answer}</b>
                      <time dateTime={answer.at}>{day(answer.at)}</time>
                    </p>
                    <p className="mr-ReviewList-comment">{answer.text}</p>
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
