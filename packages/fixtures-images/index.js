import { fileURLToPath } from 'node:url';

export const imagesDir = fileURLToPath(new URL('images', import.meta.url));
