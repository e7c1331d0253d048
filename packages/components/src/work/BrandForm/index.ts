export { useFormDraft } from '../../base/form/useFormDraft';
export type { FormDraftSettings } from '../../base/form/useFormDraft';
export { BrandForm } from './BrandForm';
export type { BrandFormValues, BrandInput } from './schema';
export { brandSchema } from './schema';
export type { BrandFormProps, BrandFormSubmission } from './types';
