import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { copyImages } from '../data/productPictures';

/** Copies the pictures to `/images`: those of the sample data, and those that the pages themselves show. */
export function copyPictures(): AstroIntegration {
  return {
    name: 'marketrow:pictures',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await copyImages(fileURLToPath(new URL('images/', dir)));
      },
    },
  };
}
