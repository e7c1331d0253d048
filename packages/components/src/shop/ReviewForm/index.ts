export { ReviewForm } from './ReviewForm.js';
export type { ReviewFormProps } from './ReviewForm.js';
export type { ReviewValues } from './reviewFormState.js';
export type ReviewFormPart = 'root' | 'stars' | 'legend' | 'row' | 'star' | 'input' | 'shape' | 'status';
