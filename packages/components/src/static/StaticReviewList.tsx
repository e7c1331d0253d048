import { useSettings } from '#settings';
import { mergeLabels } from '../internal/text/mergeLabels.js';
import * as en from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';
import { ReviewList } from '../shop/ReviewList/index.js';
import type { ReviewListProps } from '../shop/ReviewList/index.js';

/** `ReviewList` for a static page, with the message for `attachReviewList`. */
export function StaticReviewList(props: ReviewListProps) {
  const [{ labels }] = useSettings({});
  const { sorted } = mergeLabels<Labels<'ReviewList'>>(en.ReviewList, labels.ReviewList, props.labels);
  return <ReviewList {...props} data-mr-static={JSON.stringify({ sorted })} />;
}
