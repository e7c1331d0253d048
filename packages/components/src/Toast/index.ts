export { Toast } from './Toast';
export type { ToastProps } from './Toast';
export { toastLabels } from './labels';
export type { ToastLabels } from './labels';
