import type { ToastLabels } from './labels';

/** The German strings of `Toast`. */
export const toastLabels: ToastLabels = { close: 'Schließen' };
