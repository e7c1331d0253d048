export { NotifyForm } from './NotifyForm.js';
export type { NotifyFormProps } from './NotifyForm.js';
export { notifySchema } from './schema.js';
export type { NotifyValues } from './schema.js';
export type NotifyFormPart = 'root' | 'title' | 'list' | 'asked' | 'icon' | 'failed' | 'note' | 'form';
