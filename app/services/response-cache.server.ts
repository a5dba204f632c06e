import { countTag } from '#contracts/content-changes.ts'
import type { EndpointMeta } from '#contracts/endpoint.ts'
import type { ProductCard } from '#contracts/product.ts'
import type { CallContext } from './call-context.ts'
import {
  createInvalidationCursor,
  type FetchChanges,
  type HasNothingAfter,
} from './invalidation-cursor.ts'
import { responseTags, validUntilOf } from './response-tags.ts'
import { createSwrCache } from './swr-cache.server.ts'
import { createTaggedCache, type RenewableParts, type TaggedValue } from './tagged-cache.server.ts'

/** Responses with tags that are cached at once, some 40 kB each if they are lists. */
const MOST_RESPONSES = 1_000

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

const NO_TAGS: ReadonlySet<string> = new Set()

/** Fetches cards as they are now, in any order; what is not visible is left out. */
export type FetchCards = (productSeqs: number[]) => Promise<readonly ProductCard[]>

type Cached = TaggedValue<unknown>

/** Caches responses that are the same for every user: for a period (`cacheMs`), or until they change (`cacheTags`). */
export function createResponseCache({
  fetchChanges,
  fetchCards,
  now,
  hasNothingAfter,
}: {
  fetchChanges: FetchChanges
  fetchCards: FetchCards
  /** Milliseconds. */
  now: () => number
  hasNothingAfter?: HasNothingAfter | undefined
}) {
  const swr = createSwrCache(now)
  const cursor = createInvalidationCursor(fetchChanges, now, hasNothingAfter)
  const tagged = createTaggedCache<Cached>({ cursor, now, max: MOST_RESPONSES })

  return {
    /** For the calls of one request. */
    open(): CachedCall {
      /** Checked once a request, and again after the request has changed something itself. */
      let isUpToDate: Promise<boolean> | undefined
      return async (call, send, context) => {
        context.record?.begin()
        const { value, tags, until } = await answer(call, send, context)
        if (tags) context.record?.end(tags, until)
        return value
      }

      async function answer(
        { name, meta, input, isRead }: Call,
        send: (context: CallContext) => Promise<unknown>,
        context: CallContext,
      ): Promise<Cached> {
        // A cached response serves every user: it is fetched without this user's token and signal.
        const sendAnonymously = () => send({ requestId: context.requestId })
        const key = `${name}:${JSON.stringify(input ?? null)}`
        const { auth, cacheMs, cacheTags, hasCards, isLarge = false } = meta
        if (auth === 'none' && cacheMs)
          return { value: await swr.get(key, cacheMs, sendAnonymously), tags: NO_TAGS }
        if (auth === 'none' && cacheTags && !isLarge) {
          isUpToDate ??= cursor.advance()
          if (await isUpToDate)
            return tagged(key, async () => {
              const value = freeze(await sendAnonymously())
              const tags = responseTags(value, input, cacheTags)
              const until = validUntilOf(value)
              const parts = hasCards ? cardsOf(value, fetchCards) : undefined
              return { value: { value, tags, until }, tags, until, parts }
            })
        }
        try {
          const value = await send(context)
          return { value, tags: isLarge ? responseTags(value, input, cacheTags ?? []) : null }
        } finally {
          if (!isRead) isUpToDate = undefined
        }
      }
    },
  }
}

/** The cards of a response, each renewed alone when a count on it changes. */
function cardsOf(response: unknown, fetchCards: FetchCards): RenewableParts<Cached> {
  const { items } = response as { items: readonly ProductCard[] }
  const seqs = new Map(items.map(({ productSeq }) => [countTag(productSeq), productSeq]))
  return {
    tags: new Set(seqs.keys()),
    async renew(cached, outdated) {
      const asked = [...outdated].flatMap((tag) => seqs.get(tag) ?? [])
      const cards = new Map((await fetchCards(asked)).map((card) => [card.productSeq, card]))
      if (cards.size < asked.length) return undefined
      const { items: before, ...rest } = cached.value as { items: readonly ProductCard[] }
      const renewed = before.map((card) => cards.get(card.productSeq) ?? card)
      return { ...cached, value: freeze({ ...rest, items: renewed }) }
    },
  }
}

/** Several pages share one response, so none of them may change it. */
function freeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}
