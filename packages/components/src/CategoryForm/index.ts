export { useFormDraft } from '../internal/form/useFormDraft';
export type { FormDraftSettings } from '../internal/form/useFormDraft';
export { CategoryForm } from './CategoryForm';
export type { CategoryFormValues, CategoryInput } from './schema';
export { categorySchema } from './schema';
export type { CategoryFormProps, CategoryFormSubmission } from './types';
