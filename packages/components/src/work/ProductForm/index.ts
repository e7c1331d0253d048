export { useFormDraft } from '../../base/form/useFormDraft';
export type { FormDraftSettings } from '../../base/form/useFormDraft';
export { ProductForm } from './ProductForm';
export type { ProductFormValues, ProductInput } from './schema';
export { productSchema } from './schema';
export type { ProductFormProps, ProductFormSubmission } from './types';
