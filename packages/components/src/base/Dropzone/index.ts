export { Dropzone } from './Dropzone.js';
export type { DropzoneProps } from './Dropzone.js';
