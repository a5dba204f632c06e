import { useCallback, useEffect, useMemo, useState } from 'react'
import { paths } from '#app/paths.ts'
import type { ProductCard } from '#contracts/product.ts'
import type { NamedCards } from './named-cards.server.ts'
import { recentProducts, useRecentProducts } from './recent-products.ts'

const PATIENCE_MS = 15_000

export interface RecentCards {
  state: 'loading' | 'failed' | 'ready'
  items: readonly ProductCard[]
  hearts: NamedCards['hearts']
  /** Moment of the last answer. */
  now: string
  retry: () => void
}

/**
 * The cards of the products that were viewed last, newest first. What the server no longer shows is forgotten.
 * @param but a product that is left out: the one of the page
 */
export function useRecentCards(most: number, but?: number): RecentCards {
  const { seen } = useRecentProducts()
  const wanted = useMemo(
    () =>
      seen
        .map(({ productSeq }) => productSeq)
        .filter((productSeq) => productSeq !== but)
        .slice(0, most),
    [seen, most, but],
  )
  const [loaded, setLoaded] = useState<NamedCards | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const known = useMemo(
    () => new Map(loaded?.items.map((item) => [item.productSeq, item])),
    [loaded],
  )
  const isMissing = wanted.some((productSeq) => !known.has(productSeq))
  const asked = isMissing ? wanted.join() : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again.
  useEffect(() => {
    if (asked === '') return
    const controller = new AbortController()
    setFailed(false)
    const productSeqs = asked.split(',').map(Number)
    askForCards(productSeqs, controller.signal).then(
      (answer) => {
        const shown = new Set(answer.items.map(({ productSeq }) => productSeq))
        setLoaded(answer)
        const gone = productSeqs.filter((productSeq) => !shown.has(productSeq))
        if (gone.length > 0) recentProducts.remove(gone)
      },
      () => {
        if (!controller.signal.aborted) setFailed(true)
      },
    )
    return () => controller.abort()
  }, [asked, tries])

  return {
    state: isMissing ? (hasFailed ? 'failed' : 'loading') : 'ready',
    items: useMemo(
      () => wanted.flatMap((productSeq) => known.get(productSeq) ?? []),
      [wanted, known],
    ),
    hearts: loaded?.hearts ?? null,
    now: loaded?.now ?? '',
    retry: useCallback(() => setTries((count) => count + 1), []),
  }
}

async function askForCards(
  productSeqs: readonly number[],
  signal: AbortSignal,
): Promise<NamedCards> {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(paths.productCards(), {
    method: 'POST',
    signal: AbortSignal.any?.([signal, patience]) ?? signal,
    headers: { accept: 'application/json' },
    body: new URLSearchParams([
      ['intent', 'cards'],
      ...productSeqs.map((productSeq) => ['productSeq', `${productSeq}`]),
    ]),
  })
  if (!response.ok) throw new Error(`cards: status ${response.status}`)
  return response.json() as Promise<NamedCards>
}
