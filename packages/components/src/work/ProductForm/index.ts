export { ProductForm } from './ProductForm.js';
export type { ProductFormValues, ProductInput } from './schema.js';
export { productSchema } from './schema.js';
export type { ProductFormProps, ProductFormSubmission } from './types.js';
export type ProductFormPart = 'root' | 'pictures' | 'picture' | 'image' | 'remove';
