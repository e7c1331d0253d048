export { Alert } from './Alert.js';
export type { AlertProps } from './Alert.js';
