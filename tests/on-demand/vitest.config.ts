import { defineConfig } from 'vitest/config';

/* The shop with pages on demand, as `npm run start:on-demand` runs it, beside the pages of the static build. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
