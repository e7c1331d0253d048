import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { copyImages } from '../data/pictures';

/** Copies the pictures to `/images`: those of the sample data, and those that the pages themselves show. */
export function pictures(): AstroIntegration {
  return {
    name: 'marketrow:pictures',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await copyImages(fileURLToPath(new URL('images/', dir)));
      },
    },
  };
}
