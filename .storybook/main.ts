import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { scopedName } from '../packages/components/tooling/class-names.ts';

const images = fileURLToPath(new URL('../packages/fixtures/images', import.meta.url));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/components/src/**/*.stories.tsx', '../packages/components/stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  // `public` holds the MSW worker, written there by scripts/msw-worker.mjs from the installed msw.
  staticDirs: ['./public', { from: images, to: '/images' }],
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    css: { ...config.css, modules: { generateScopedName: scopedName } },
  }),
});
