import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './tests/e2e/launch-options.ts'

/** Browser tests: one production server with demo data of its own, started by the global setup. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/start-server.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // A third one on two cores gains nothing.
  workers: 2,
  // On a slow machine a browser may be late; a test that fails twice is broken. One that needs a retry counts as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.E2E_BASE_URL,
    // A service worker would hide requests from the tests that mock the network; offline.spec.ts allows it.
    serviceWorkers: 'block',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    trace: 'on-first-retry',
    launchOptions: launchOptions(),
  },
})
