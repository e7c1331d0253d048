import type { FormDraftSettings } from '../../base/Form/index.js';
import type { FormSettings } from '../../base/Form/index.js';
import type { MultiSelectItem } from '../../base/MultiSelect/index.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import type { ProductFormValues, ProductInput } from './schema.js';

/** Values that a product form submits, with the remaining and the new pictures. */
export interface ProductFormSubmission extends ProductFormValues {
  /** URLs of the remaining pictures, in their order. */
  images: readonly string[];
  /** New pictures. */
  newImages: readonly File[];
}

export interface ProductFormProps
  extends
    FormSettings<ProductFormSubmission>,
    FormDraftSettings<ProductInput>,
    SharedProps<'locale' | 'currency', 'ProductForm'> {
  /** Initial values, for example of an existing product. Another product needs another `key`. */
  defaultValues?: Partial<ProductInput> | undefined;
  /** URLs of the current pictures. @default [] */
  images?: readonly string[] | undefined;
  /** Available categories. */
  categories: readonly MultiSelectItem[];
  /** Suggested brand names. */
  brands: readonly string[];
  /** Maximum number of pictures. @default 5 */
  maxImages?: number | undefined;
  /** Maximum size of a picture in bytes. @default 5_000_000 */
  maxImageBytes?: number | undefined;
  /** Called by the cancel button, which is rendered only with this handler. */
  onCancel?: (() => void) | undefined;
}
