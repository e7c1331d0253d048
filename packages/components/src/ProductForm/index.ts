export { useFormDraft } from '../internal/form/useFormDraft';
export type { FormDraftSettings } from '../internal/form/useFormDraft';
export { ProductForm } from './ProductForm';
export type { ProductFormValues, ProductInput } from './schema';
export { productSchema } from './schema';
export type { ProductFormProps, ProductFormSubmission } from './types';
