import { defineConfig, devices } from '@playwright/test';
import { chromiumShell } from '../../chromium.ts';

/** As in the journeys: a trace is written by the second try, or the only one. */
const retries = process.env['NO_RETRIES'] ? 0 : 1;

/** The static demo in the browser: a file server, and no other. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/demo',
  fullyParallel: true,
  forbidOnly: true,
  retries,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json']],
  use: {
    launchOptions: chromiumShell,
    trace: retries > 0 ? 'on-first-retry' : 'retain-on-failure',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
});
