import type { ComponentProps } from 'react';
import type { FormDraftSettings } from '../../base/form/useFormDraft.js';
import type { FormSettings } from '../../base/form/useKitForm.js';
import type { SelectItem } from '../../base/Select/index.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import type { CategoryFormValues, CategoryInput } from './schema.js';

/** What a category form hands over. */
export interface CategoryFormSubmission extends CategoryFormValues {
  /** A new picture; nothing where none was chosen. */
  newImage: File | undefined;
}

export interface CategoryFormProps
  extends
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>,
    FormSettings<CategoryFormSubmission>,
    FormDraftSettings<CategoryInput>,
    SharedProps<'locale', 'CategoryForm'> {
  /** What the fields hold at first, as of a category that is edited. Give another category another `key`. */
  defaultValues?: Partial<CategoryInput> | undefined;
  /** Address of the picture that it has. */
  image?: string | undefined;
  /** Categories that it can be a part of. */
  parents: readonly SelectItem[];
  /** Largest picture in bytes. @default 2,000,000 */
  maxImageBytes?: number | undefined;
  /** Called by the button that leaves the form. Left out: no button. */
  onCancel?: (() => void) | undefined;
}
