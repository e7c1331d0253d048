import { defineConfig } from 'vitest/config';

/*
 * A PostgreSQL cluster of three machines with four APIs, whose primary is killed and cut off: `npm run test:cluster`, and
 * every night. Needs root and packages of Debian; what is missing is said.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
});
