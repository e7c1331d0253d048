export { CouponForm } from './CouponForm.js';
export type { CouponFormProps } from './CouponForm.js';
export { couponSchema } from './schema.js';
export type { CouponValues } from './schema.js';
export type CouponFormPart = 'root' | 'applied' | 'form' | 'code';
