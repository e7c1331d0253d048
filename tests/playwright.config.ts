import { defineConfig, devices } from '@playwright/test';
import { chromiumShell } from '../chromium.ts';

/** What does not depend on the layout runs once, where most shoppers are. */
const onceOnPhone = [
  '**/checkout-faults.spec.ts',
  '**/resilience.spec.ts',
  '**/back-forward-cache.spec.ts',
  '**/account-forms.spec.ts',
  '**/accounts.spec.ts',
  '**/first-use.spec.ts',
  '**/login-faults.spec.ts',
  '**/register.spec.ts',
  '**/two-tabs.spec.ts',
  '**/wishlist.spec.ts',
  '**/work-early.spec.ts',
  '**/work-forms.spec.ts',
  '**/work-phone.spec.ts',
];
/** What needs a mouse or a wide screen, or does not depend on the layout and is mostly done at a desk. */
const onceOnDesktop = [
  '**/quick-view.spec.ts',
  '**/work-changes.spec.ts',
  '**/work-dashboards.spec.ts',
  '**/work-frame.spec.ts',
  '**/work-lists.spec.ts',
  '**/work-records.spec.ts',
];

/** A journey that needs its second try is named in the output of `npm test`; the nightly run gives none. */
const retries = process.env['NO_RETRIES'] ? 0 : 1;

/** Browser journeys against the built site and the reference API. Each worker starts a server of its own. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './support/seedData.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json']],
  // A trace costs a fifth of a journey's time: only the second try writes one, or the only try.
  use: {
    launchOptions: chromiumShell,
    trace: retries > 0 ? 'on-first-retry' : 'retain-on-failure',
    reducedMotion: 'reduce',
  },
  projects: [
    // A journey with a window of its own, which its tag names, would be the same in both.
    {
      name: 'desktop',
      testIgnore: onceOnPhone,
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: onceOnDesktop,
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
