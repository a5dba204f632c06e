import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/** Playwright's test, with the address of the server that all of them share. */
export const test = base.extend<{ origin: string }>({
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('the global setup has not started a server')
    await use(baseURL)
  },
})
