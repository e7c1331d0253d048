export { Dialog } from './Dialog.js';
export type { DialogProps } from './Dialog.js';
export type { DialogChangeReason } from '../../internal/state/useDialogElement.js';
export type DialogPart = 'root' | 'box' | 'title' | 'description' | 'content' | 'actions' | 'close';
