import { defineConfig, devices } from '@playwright/test';
import { chromium } from '../chromium.ts';

/** Browser journeys against the built site and the reference API. Each worker starts a server of its own. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A journey that needs its second try is named in the output of `npm test`; the nightly run gives none.
  retries: process.env['NO_RETRIES'] ? 0 : 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json']],
  use: { launchOptions: chromium, trace: 'retain-on-failure', reducedMotion: 'reduce' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
});
