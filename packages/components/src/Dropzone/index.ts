export { Dropzone } from './Dropzone';
export type { DropzoneProps } from './Dropzone';
export { dropzoneLabels } from './labels';
export type { DropzoneLabels } from './labels';
