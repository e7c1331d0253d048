export { useFormDraft } from '../../base/form/useFormDraft';
export type { FormDraftSettings } from '../../base/form/useFormDraft';
export { CategoryForm } from './CategoryForm';
export type { CategoryFormValues, CategoryInput } from './schema';
export { categorySchema } from './schema';
export type { CategoryFormProps, CategoryFormSubmission } from './types';
