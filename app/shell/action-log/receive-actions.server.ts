import type { LoadContext } from '#app/load-context.server.ts'
import { PAGES } from '#app/pages.server.ts'
import { optional } from '#app/services/optional.server.ts'
import { ACTION_LOG, type ActionEntry, isActionEntry } from '#contracts/action-log.ts'
import { DAY_MS } from '#contracts/durations.ts'

/** Older entries, as of a browser that was offline for longer, get this age. */
const OLDEST = 7 * DAY_MS

const PAGE_IDS: ReadonlySet<string> = new Set(Object.values(PAGES).map(({ pageId }) => pageId))

/**
 * Passes a browser's entries to the data host. Entries that are unknown here, as of a newer or older version, are left
 * out; the rest is stored.
 *
 * @returns 204 when they are stored; 400 or 413 if they can never be; 429 or 503 if they may be sent again later
 */
export async function receiveActions(context: LoadContext, request: Request): Promise<Response> {
  const text = await readAtMost(request, ACTION_LOG.maxBytes)
  if (text === null) return answer(413)
  const sent = read(text)
  if (!sent) return answer(400)
  const { services, now } = context
  const actions = sent.entries.filter(isKnown).map(({ time, ...entry }) => ({
    ...entry,
    at: new Date(now.getTime() - age(time, sent.sentAt)).toISOString(),
  }))
  if (actions.length === 0) return answer(204)
  const result = await optional(context, services.data.recordActions(actions))
  if (result?.ok) return answer(204)
  return result ? answer(429, { 'retry-after': retryAfter(result.data) }) : answer(503)
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

function read(text: string): { sentAt: number; entries: unknown[] } | null {
  try {
    const { sentAt, entries } = Object(JSON.parse(text)) as Record<string, unknown>
    if (typeof sentAt !== 'number' || !Array.isArray(entries)) return null
    return entries.length > ACTION_LOG.batchSize ? null : { sentAt, entries }
  } catch {
    return null
  }
}

function isKnown(entry: unknown): entry is ActionEntry {
  if (!isActionEntry(entry)) return false
  const { pageId, previousPageId } = entry
  return PAGE_IDS.has(pageId) && (previousPageId === null || PAGE_IDS.has(previousPageId))
}

/** By the browser's own clock, which may be wrong or may have been changed since. */
const age = (time: number, sentAt: number) => Math.min(Math.max(sentAt - time, 0), OLDEST)

function retryAfter(data: unknown): string {
  const { retryAfterSeconds } = Object(data) as { retryAfterSeconds?: unknown }
  return String(Number(retryAfterSeconds) || 60)
}

/** The body as text; null when it is longer. */
async function readAtMost({ body }: Request, bytes: number): Promise<string | null> {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength
    if (length > bytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
