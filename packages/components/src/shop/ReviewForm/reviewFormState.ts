/** What a review says. */
export interface ReviewValues {
  /** Stars, 1 to 5; 0 while none is chosen. */
  rating: number;
  /** The words, without space round them. */
  comment: string;
}

/** Which fields of a review are wrong. */
export type ReviewErrors = Partial<Record<keyof ReviewValues, true>>;

/** The fields of a review that are missing or out of range. */
export function reviewErrors({ rating, comment }: ReviewValues): ReviewErrors {
  const isRating = Number.isInteger(rating) && rating >= 1 && rating <= 5;
  return { ...(!isRating && { rating: true }), ...(comment.trim() === '' && { comment: true }) };
}
