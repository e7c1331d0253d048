import type { FormDraftSettings } from '../../base/Form/index.js';
import type { FormSettings } from '../../base/Form/index.js';
import type { MultiSelectItem } from '../../base/MultiSelect/index.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import type { ProductFormValues, ProductInput } from './schema.js';

/** What a product form hands over: the checked values, the pictures that stay, and the new ones. */
export interface ProductFormSubmission extends ProductFormValues {
  /** Addresses of the pictures that the product had and keeps, in their order. */
  images: readonly string[];
  /** New pictures. */
  newImages: readonly File[];
}

export interface ProductFormProps
  extends
    FormSettings<ProductFormSubmission>,
    FormDraftSettings<ProductInput>,
    SharedProps<'locale' | 'currency', 'ProductForm'> {
  /** What the fields hold at first, as of a product that is edited. Give another product another `key`. */
  defaultValues?: Partial<ProductInput> | undefined;
  /** Addresses of the pictures that the product has. */
  images?: readonly string[] | undefined;
  /** Categories to choose from. */
  categories: readonly MultiSelectItem[];
  /** Names of brands that are suggested. */
  brands: readonly string[];
  /** Most pictures of a product. @default 5 */
  maxImages?: number | undefined;
  /** Largest picture in bytes. @default 5,000,000 */
  maxImageBytes?: number | undefined;
  /** Called by the button that leaves the form. Left out: no button. */
  onCancel?: (() => void) | undefined;
}
