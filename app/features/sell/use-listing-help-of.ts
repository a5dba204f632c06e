import { useEffect, useMemo } from 'react'
import { paths } from '#app/paths.ts'
import { apiCall } from '#app/shell/queries/api-call.ts'
import type { ListingHelp } from './listing-help.ts'
import { draftOfValues } from './sell-content.ts'
import type { Followed } from './sell-context.ts'
import type { SellValues } from './sell-values.ts'

const AFTER_MS = 700

/** Asks, a moment after the last change, what the hosts say of the listing so far. Without an answer nothing is said. */
export function useListingHelpOf({
  values,
  help,
  productSeq,
}: {
  values: Followed<SellValues>
  help: Followed<ListingHelp>
  /** The listing that is edited. */
  productSeq: number | null
}): () => void {
  const asking = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = ''
    let current: AbortController | undefined

    async function ask() {
      const { title, body, tags, price, categorySeq, condition, photoIds } = draftOfValues(
        values.get(),
      )
      const body_ = { productSeq, title, body, tags, price, categorySeq, condition, photoIds }
      const asked = JSON.stringify(body_)
      if (asked === last) return
      last = asked
      current?.abort()
      current = new AbortController()
      const { signal } = current
      const found = await apiCall<ListingHelp>(paths.listingHelp(), {
        method: 'POST',
        signal,
        body: body_,
      }).catch(() => null)
      if (found && !signal.aborted) help.set(found)
    }

    return {
      soon() {
        clearTimeout(timer)
        timer = setTimeout(() => void ask(), AFTER_MS)
      },
      stop() {
        clearTimeout(timer)
        current?.abort()
      },
    }
  }, [values, help, productSeq])

  useEffect(() => asking.stop, [asking])
  return asking.soon
}
