export { Form } from './Form.js';
export type { FormProps } from './Form.js';
export { FormRow } from './FormRow.js';
export type { FormRowProps } from './FormRow.js';
export { useForm } from './useForm.js';
export type {
  DefaultValues,
  FormFailure,
  FormSettings,
  RegisteredField,
  RegisterOptions,
  SubmitResult,
  SubmitSettings,
  UseFormOptions,
  UseFormResult,
} from './useForm.js';
export type { DraftState } from './useDraftState.js';
export { useFormDraft } from './useFormDraft.js';
export type { FormDraftSettings } from './useFormDraft.js';
export type FormPart =
  'root' | 'alert' | 'announced' | 'icon' | 'title' | 'text' | 'required' | 'foot' | 'footer' | 'draft';
export type FormRowPart = 'root';
