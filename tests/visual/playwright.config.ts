import { join } from 'node:path';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { pinnedChromium } from './browser.ts';

const root = join(import.meta.dirname, '..', '..');

/** Every matrix and screen of the built Storybook, and every template of the built site, against its committed picture. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(root, 'test-results', 'visual'),
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: true,
  // One that needs its second try is named in the output of `npm test`; the nightly run gives none.
  retries: process.env['NO_RETRIES'] ? 0 : 1,
  workers: 2,
  // A busy machine needs seconds for each of the longest pages.
  timeout: 120_000,
  globalSetup: './serve.ts',
  reporter: [['line'], ['json'], ['./report.ts']],
  use: {
    launchOptions: await pinnedChromium(packageJson.devDependencies['@sparticuz/chromium']),
  },
  expect: { timeout: 30_000 },
});
