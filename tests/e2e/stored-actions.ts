import type { Page } from '@playwright/test'
import type { ActionEntry } from '#contracts/action-log.ts'

/** The entries of the action log that a browser stores until they are sent, of all its tabs. */
export const storedActions = (page: Page): Promise<ActionEntry[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('user-action-log'))
      .flatMap(([, text]) => JSON.parse(String(text)).buffer ?? []),
  )

/** Call it before the page loads. @returns asks for the ids of the pages whose views are stored or have been sent */
export function recordPageViews(page: Page): () => Promise<string[]> {
  const sent: ActionEntry[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/action-log')
      sent.push(...(request.postDataJSON() as { entries: ActionEntry[] }).entries)
  })
  return async () =>
    [...(await storedActions(page)), ...sent]
      .filter(({ name }) => name === 'page_view')
      .map(({ pageId }) => pageId)
}
