import { defineConfig } from 'vitest/config';

/** The built cart client in Chromium with several tabs. Build it first: `npm run build -w @marketrow/cart-client`. */
export default defineConfig({
  test: {
    name: 'cart',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    api: { host: '127.0.0.1' },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // One Chromium for all: on two cores more of them only wait for each other.
    fileParallelism: false,
  },
});
