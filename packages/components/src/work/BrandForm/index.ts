export { BrandForm } from './BrandForm.js';
export type { BrandFormValues, BrandInput } from './schema.js';
export { brandSchema } from './schema.js';
export type { BrandFormProps, BrandFormSubmission } from './BrandForm.js';
export type BrandFormPart = 'root';
