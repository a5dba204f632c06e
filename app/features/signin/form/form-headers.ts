import type { HeadersArgs } from '@remix-run/node'

/** Headers of a page with a user's own form: never cached, and with the `Retry-After` of a refusal. */
export function formHeaders({ actionHeaders }: HeadersArgs): Record<string, string> {
  const retryAfter = actionHeaders.get('retry-after')
  return { 'cache-control': 'no-store', ...(retryAfter !== null && { 'retry-after': retryAfter }) }
}
