export { Alert } from './Alert.js';
export type { AlertProps } from './Alert.js';
export type AlertPart = 'root' | 'icon' | 'text' | 'title' | 'content' | 'actions';
