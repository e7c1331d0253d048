import { defineConfig } from 'tsup';
import { cssModules } from './tooling/css-modules';
import { componentFolders } from './tooling/entries';
import { preserveModules } from './tooling/preserve-modules';
import { buildStyles } from './tooling/styles';
import { buildTypes } from './tooling/types';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,browser.test,test-d}.*', '!src/**/*.d.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: false,
  treeshake: false,
  sourcemap: false,
  clean: true,
  silent: true,
  dts: false,
  // Left to the plugin, as tsup would keep every import of a dependency as it is.
  noExternal: ['react/jsx-runtime'],
  esbuildPlugins: [preserveModules(), cssModules({ emit: false })],
  onSuccess: async () => {
    await Promise.all([buildStyles(componentFolders()), buildTypes()]);
  },
});
