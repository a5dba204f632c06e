import type { Page } from '@playwright/test'

/** Enters the sandbox's cafe as one of its members. */
export async function enterCafe(
  page: Page,
  origin: string,
  name: string,
  path = '',
): Promise<void> {
  await page.goto(`${origin}/sandbox/cafe/login?back=${encodeURIComponent(`/sandbox/cafe${path}`)}`)
  await page.getByRole('button', { name, exact: true }).click()
}
