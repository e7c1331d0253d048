export { Dialog } from './Dialog';
export type { DialogProps } from './Dialog';
export type { DialogChangeReason } from '../../internal/state/useDialogElement';
