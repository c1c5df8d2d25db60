import { defineConfig } from '@playwright/test';
import { findBareChromium } from '../scripts/chromium.ts';
import { launchArguments } from './support/launch.ts';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './support/start-product.ts',
  fullyParallel: true,
  workers: 2,
  // A journey that only passes the second time has found something.
  retries: 0,
  forbidOnly: true,
  // No statement about speed: these end what hangs, however slow the machine is.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    launchOptions: {
      executablePath: findBareChromium(),
      args: launchArguments,
    },
    // Each journey would fetch the whole app for a day without network; those about that day allow it.
    serviceWorkers: 'block',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
    // A third of the time of a run: on when somebody looks for what went wrong (TRACE=1).
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  // What a second screen would not show differently carries the tag of the one it is tried on.
  projects: [
    { name: 'phone', grepInvert: /@desk/, use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    {
      // A phone comes first and walks every journey; a desk walks those whose screens differ there.
      name: 'desk',
      grepInvert: /@phone/,
      testMatch:
        /(accessibility|dispatch-board|an-order-as-a-task|the-shell|popups|search|keyboard|keyboard-through-a-case|two-in-one-queue|nigerian-signs-up-by-phone|revoked-session|the-wallet|withdraw-to-bank|the-console|many-at-once|sell-by-link|buy-by-link|pay-at-the-door|not-as-described)\.spec\.ts$/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
