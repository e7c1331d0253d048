export { Dropzone } from './Dropzone.js';
export type { DropzoneProps } from './Dropzone.js';
export type DropzonePart = 'root' | 'zone' | 'input' | 'choose' | 'files' | 'file' | 'preview' | 'name' | 'size';
