import { useLocation } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { heartStore } from '#app/features/hearts/heart-store.ts'
import type { ListBase } from './list-base.ts'
import type { ListQuery } from './list-query.ts'
import { loadMoreProducts } from './load-more-products.ts'
import {
  appended,
  type Feed,
  feedOf,
  type LoadedPage,
  lastPageOf,
  prepended,
  refreshed,
} from './product-feed-state.ts'
import { useLatest } from './use-latest.ts'

/** Pages that load by themselves one after another; then there is a button, so that the footer can be reached. */
const PAGES_IN_A_ROW = 5
/** Number of lists whose loaded pages are cached for Back. */
const MAX_CACHED_FEEDS = 20

/**
 * The loaded pages of each entry of the browser's history, for Back; the router restores the scroll position. This is a
 * Map because lru-cache would add to what the browser loads.
 */
const kept = new Map<string, Feed>()

export interface LoadedFeed {
  feed: Feed
  state: 'idle' | 'loading' | 'failed'
  /** Pages are being added above the visible ones: the browser's scroll anchoring must not move the page too. */
  growsUpwards: boolean
  /** Whether the next page may load by itself when the end of the list comes near. */
  mayContinue: boolean
  loadNext: () => void
  loadPrevious: () => void
  /** The user requested more: further pages may load by themselves again. */
  resume: () => void
}

/** The products of a list, page after page. Mount it again (by `key`) for another list. */
export function useProductFeed(base: ListBase, query: ListQuery, start: LoadedPage): LoadedFeed {
  const entry = useLocation().key
  const [feed, setFeed] = useState<Feed>(() => {
    const before = kept.get(entry)
    return (before && refreshed(before, query.page, start)) ?? feedOf(query.page, start)
  })
  const [state, setState] = useState<LoadedFeed['state']>('idle')
  const [inARow, setInARow] = useState(0)
  const [growsUpwards, setGrowsUpwards] = useState(false)
  const running = useRef<AbortController | null>(null)

  useEffect(() => {
    kept.delete(entry)
    kept.set(entry, feed)
    const oldest = kept.keys().next().value
    if (kept.size > MAX_CACHED_FEEDS && oldest !== undefined) kept.delete(oldest)
  }, [entry, feed])

  useEffect(() => () => running.current?.abort(), [])

  const load = useLatest(async (page: number, add: (feed: Feed, loaded: LoadedPage) => Feed) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setState('loading')
    setGrowsUpwards(add === prepended)
    try {
      const loaded = await loadMoreProducts(base, query, page, controller.signal)
      if (controller.signal.aborted) return
      if (loaded.hearts) heartStore.hear(loaded.hearts)
      setFeed((current) => add(current, loaded))
      setInARow((count) => count + 1)
      setState('idle')
    } catch {
      if (!controller.signal.aborted) setState('failed')
    } finally {
      running.current = null
    }
  })

  return {
    feed,
    state,
    growsUpwards,
    mayContinue: state === 'idle' && feed.hasNext && inARow < PAGES_IN_A_ROW,
    loadNext: useCallback(() => load.current(lastPageOf(feed) + 1, appended), [load, feed]),
    loadPrevious: useCallback(() => load.current(feed.first - 1, prepended), [load, feed]),
    resume: useCallback(() => setInARow(0), []),
  }
}
