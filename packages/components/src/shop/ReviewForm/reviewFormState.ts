/** Values of a review. */
export interface ReviewValues {
  /** Stars, 1 to 5; 0 if none is selected. */
  rating: number;
  /** Text without surrounding spaces. */
  comment: string;
}

/** Invalid fields of a review. */
export type ReviewErrors = Partial<Record<keyof ReviewValues, true>>;

/** Returns the fields of a review that are missing or out of range. */
export function reviewErrors({ rating, comment }: ReviewValues): ReviewErrors {
  const isRating = Number.isInteger(rating) && rating >= 1 && rating <= 5;
  return { ...(!isRating && { rating: true }), ...(comment.trim() === '' && { comment: true }) };
}
