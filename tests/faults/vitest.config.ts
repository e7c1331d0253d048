import { defineConfig } from 'vitest/config';

/*
 * The long forms of what the API's unit tests try briefly: `npm run test:faults`, and every night.
 * One file after the other: each wants the machine for itself.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
});
