export { Dialog } from './Dialog';
export type { DialogProps } from './Dialog';
export type { DialogCloseReason } from '../internal/state/useDialogElement';
