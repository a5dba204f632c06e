import type { EndpointMeta } from '#contracts/endpoint.ts'
import type { CallContext } from './call-context.ts'
import { createInvalidationCursor, type FetchChanges } from './invalidation-cursor.ts'
import { createSwrCache } from './swr-cache.server.ts'
import { createTaggedCache } from './tagged-cache.server.ts'

interface Call {
  /** Host and verb. */
  name: string
  meta: EndpointMeta
  input: unknown
  /** Whether it changes nothing. */
  isRead: boolean
}

/** Answers one call of a user's request: from a cache, or by calling the host. */
export type CachedCall = (
  call: Call,
  send: (context: CallContext) => Promise<unknown>,
  context: CallContext,
) => Promise<unknown>

/** Caches responses that are the same for every user: for a period (`cacheMs`), or until they change (`cacheTags`). */
export function createResponseCache(fetchChanges: FetchChanges, now: () => number) {
  const swr = createSwrCache(now)
  const cursor = createInvalidationCursor(fetchChanges, now)
  const tagged = createTaggedCache({ cursor, now })

  return {
    /** For the calls of one request. */
    open(): CachedCall {
      /** Checked once a request, and again after the request has changed something itself. */
      let isUpToDate: Promise<boolean> | undefined
      return async ({ name, meta, input, isRead }, send, context) => {
        // A cached response serves every user: it is fetched without this user's token and signal.
        const sendAnonymously = () => send({ requestId: context.requestId })
        if (meta.auth === 'none' && meta.cacheMs)
          return swr.get(keyOf(name, input), meta.cacheMs, sendAnonymously)
        if (meta.auth === 'none' && meta.cacheTags) {
          isUpToDate ??= cursor.advance()
          return (await isUpToDate)
            ? tagged.get(
                { key: keyOf(name, input), input, cacheTags: meta.cacheTags },
                sendAnonymously,
              )
            : send(context)
        }
        if (isRead) return send(context)
        try {
          return await send(context)
        } finally {
          isUpToDate = undefined
        }
      }
    },
  }
}

const keyOf = (name: string, input: unknown) => `${name}:${JSON.stringify(input ?? null)}`
