import type { HeadersArgs } from '@remix-run/node'

/** Headers of a page with a form of somebody's own: never kept, and with the time to wait of a refusal. */
export function formHeaders({ actionHeaders }: HeadersArgs): Record<string, string> {
  const retryAfter = actionHeaders.get('retry-after')
  return { 'cache-control': 'no-store', ...(retryAfter !== null && { 'retry-after': retryAfter }) }
}
