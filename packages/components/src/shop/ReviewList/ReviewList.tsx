'use client';

import { clsx } from 'clsx/lite';
import { useEffect, useId, useState } from 'react';
import type { ComponentProps } from 'react';
import { announce, prepareLiveRegions } from '../../internal/announce.js';
import { imageElement } from '../../internal/render/images.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { format, plural } from '../../internal/text/format.js';
import { dateFormat } from '../../internal/text/dateFormat.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import { Rating } from '../Rating/index.js';
import { useSettings } from '#settings';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ReviewList.css';
import { sortedReviews, starCounts } from './reviewListState.js';
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
}

export interface ReviewListProps
  extends Omit<ComponentProps<'div'>, 'children'>, SharedProps<'locale' | 'renderImage', 'ReviewList'> {
  /** Written reviews. */
  items: readonly ReviewListItem[];
  /** Number of ratings with one, two, three, four and five stars. @default counted from `items` */
  ratingCounts?: readonly number[] | undefined;
  /** Average rating. @default computed from the counts */
  rating?: number | undefined;
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
}

const dayStyle = { dateStyle: 'medium', timeZone: 'UTC' } as const;
const orders: readonly ReviewOrder[] = ['newest', 'highest', 'lowest'];

/**
 * Average rating, bars by stars, and written reviews with a choice of order. Renders a `<div role="group">`; without
 * scripts the order cannot be changed.
 * @selector [data-rating] stars of a written review
 */
export function ReviewList({
  items,
  ratingCounts,
  rating,
  label,
  labels,
  'aria-label': ariaLabel = label,
  className,
  ...props
}: ReviewListProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels<Labels<'ReviewList'>>(en.ReviewList, settings.labels.ReviewList, labels);
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const sortId = useId();
  // Screen readers announce only changes to live regions that already exist.
  useEffect(() => prepareLiveRegions(), []);
  const counts = starCounts(items, ratingCounts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const mean = rating ?? (total === 0 ? 0 : counts.reduce((sum, count, at) => sum + count * (at + 1), 0) / total);
  const number = numberFormat(settings.locale, { maximumFractionDigits: 1 });
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
          <ul className="mr-ReviewList-bars" role="list" aria-label={messages.distribution}>
            {counts.map((count, at) => (
              <li key={at} className="mr-ReviewList-bar">
                <span>{plural(settings.locale, at + 1, messages.stars)}</span>
                <span
                  className="mr-ReviewList-rail"
                  style={{ '--mr-review-list-share': `${(count / total) * 100}%` }}
                />
                <span className="mr-ReviewList-count">{number.format(count)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mr-ReviewList-written">
        {items.length > 1 ? (
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
        ) : null}
        {items.length === 0 ? (
          <p>{messages.empty}</p>
        ) : (
          <ul className="mr-ReviewList-list" role="list" data-mr-part="list">
            {sortedReviews(items, order).map(({ name, rating: stars, date, comment, imgUrl }) => (
              <li key={`${name}${date}`} className="mr-ReviewList-review" data-rating={stars}>
                <Rating value={stars} locale={settings.locale} labels={messages.rating} />
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
                  <time dateTime={date}>{dateFormat(settings.locale, dayStyle).format(new Date(date))}</time>
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
