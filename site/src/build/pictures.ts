import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { copyImages } from '../data/pictures';

/** Copies the pictures of the sample data to `/images`, unless the site is built from another API, which serves its own. */
export function pictures(): AstroIntegration {
  return {
    name: 'marketrow:pictures',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (process.env['COMMERCE_API_URL']) return;
        await copyImages(fileURLToPath(new URL('images/', dir)));
      },
    },
  };
}
