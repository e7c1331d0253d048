export { CategoryForm } from './CategoryForm.js';
export type { CategoryFormValues, CategoryInput } from './schema.js';
export { categorySchema } from './schema.js';
export type { CategoryFormProps, CategoryFormSubmission } from './CategoryForm.js';
export type CategoryFormPart = 'root';
