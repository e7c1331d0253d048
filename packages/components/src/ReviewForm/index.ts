export { ReviewForm } from './ReviewForm';
export type { ReviewFormProps } from './ReviewForm';
export type { ReviewValues } from './reviewFormState';
export { reviewFormLabels } from './labels';
export type { ReviewFormLabels } from './labels';
