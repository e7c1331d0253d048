import { useSettings } from '#settings';
import { mergeLabels } from '../internal/text/mergeLabels.js';
import * as en from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';
import { ReviewList } from '../shop/ReviewList/index.js';
import type { ReviewListProps } from '../shop/ReviewList/index.js';
import { shownText } from '../shop/ReviewList/reviewListState.js';
import type { ReviewListData } from './attachReviewList.js';

/** `ReviewList` for a static page, with the messages for `attachReviewList`. */
export function StaticReviewList(props: ReviewListProps) {
  const [{ labels, locale }] = useSettings({ locale: props.locale });
  const messages = mergeLabels<Labels<'ReviewList'>>(en.ReviewList, labels.ReviewList, props.labels);
  const data: ReviewListData = {
    sorted: messages.sorted,
    shown: [null, 1, 2, 3, 4, 5].map((stars) => shownText(props.items, stars, locale, messages)),
  };
  return <ReviewList {...props} data-mr-static={JSON.stringify(data)} />;
}
