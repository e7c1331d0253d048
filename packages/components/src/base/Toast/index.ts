export { Toast } from './Toast.js';
export type { ToastProps } from './Toast.js';
export type ToastPart = 'root' | 'text' | 'action' | 'close';
