import type { ComponentProps } from 'react';
import type { FormDraftSettings } from '../../base/form/useFormDraft.js';
import type { FormSettings } from '../../base/form/useKitForm.js';
import type { SelectItem } from '../../base/Select/index.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import type { BrandFormValues, BrandInput } from './schema.js';

/** What a brand form hands over. */
export interface BrandFormSubmission extends BrandFormValues {
  /** A new logo; nothing where none was chosen. */
  newImage: File | undefined;
}

export interface BrandFormProps
  extends
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>,
    FormSettings<BrandFormSubmission>,
    FormDraftSettings<BrandInput>,
    SharedProps<'locale', 'BrandForm'> {
  /** What the fields hold at first, as of a brand that is edited. Give another brand another `key`. */
  defaultValues?: Partial<BrandInput> | undefined;
  /** Kinds of goods to choose from. Left out: the form does not ask for a kind. */
  kinds?: readonly SelectItem[] | undefined;
  /** Address of the logo that it has. */
  image?: string | undefined;
  /** Largest logo in bytes. @default 2,000,000 */
  maxImageBytes?: number | undefined;
  /** Called by the button that leaves the form. Left out: no button. */
  onCancel?: (() => void) | undefined;
}
