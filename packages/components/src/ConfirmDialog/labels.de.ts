import type { ConfirmDialogLabels } from './labels';

/** The German strings of `ConfirmDialog`. */
export const confirmDialogLabels: ConfirmDialogLabels = { cancel: 'Abbrechen', confirm: 'Bestätigen' };
