export { ConfirmDialog } from './ConfirmDialog';
export type { ConfirmDialogProps } from './ConfirmDialog';
export { confirmDialogLabels } from './labels';
export type { ConfirmDialogLabels } from './labels';
