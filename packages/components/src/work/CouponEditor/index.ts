export { CouponEditor } from './CouponEditor.js';
export type { CouponEditorProps, CouponEditorSubmission } from './CouponEditor.js';
export type { CouponEditorValues, CouponInput, CouponTerms } from './schema.js';
export { couponEditorSchema, couponTermsSchema } from './schema.js';
export type CouponEditorPart = 'root';
