import { defineConfig } from 'vitest/config';

/**
 * The packages as another team gets them: packed, unpacked into fresh apps outside the workspace, built and opened.
 * Build the packages first: `npm run build -- contract cart-client fixtures components api`.
 */
export default defineConfig({
  test: {
    name: 'install',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: './support/pack.ts',
    api: { host: '127.0.0.1' },
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // One Chromium and one build at a time: on two cores more of them only wait for each other.
    fileParallelism: false,
  },
});
