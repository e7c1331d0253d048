import { useSettings } from '#settings';
import { mergeLabels } from '../internal/text/mergeLabels';
import * as en from '../labels/en';
import type { Labels } from '../labels/Labels';
import { ReviewList } from '../shop/ReviewList';
import type { ReviewListProps } from '../shop/ReviewList';

/** `ReviewList` of a static page, with the message for `attachReviewList`. */
export function StaticReviewList(props: ReviewListProps) {
  const { labels } = useSettings();
  const { sorted } = mergeLabels<Labels<'ReviewList'>>(en.ReviewList, labels.ReviewList, props.labels);
  return <ReviewList {...props} data-mr-static={JSON.stringify({ sorted })} />;
}
