import { test as base } from '@playwright/test'
import { launchOptions } from './launch-options.ts'
import { askForOtherServer } from './other-server.ts'

export { expect } from '@playwright/test'

/** Playwright's test, with the address of the server that all of them share, and that of a second one. */
export const test = base.extend<{ origin: string }, { otherOrigin: string }>({
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('the global setup has not started a server')
    await use(baseURL)
  },
  otherOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
    async ({}, use) => use(await askForOtherServer()),
    { scope: 'worker' },
  ],
})

/**
 * The same in a browser with pictures and web fonts. Files that asked for them by `test.use` would each get workers and
 * browsers of their own.
 */
export const testWithPictures = test.extend({
  launchOptions: [launchOptions({ pictures: true }), { scope: 'worker' }],
})
