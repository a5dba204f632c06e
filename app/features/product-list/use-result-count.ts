import { type RefObject, useEffect, useState } from 'react'
import { paths } from '#app/paths.ts'
import type { ProductPage } from '#contracts/search.ts'
import { type ListBase, listKey } from './list-base.ts'
import { changed, type ListQuery, listParams, parseListQuery } from './list-query.ts'

export type ResultCount = Pick<ProductPage, 'total' | 'totalIsExact'>

/** Milliseconds without a change before the server is asked. */
const PAUSE = 250

/**
 * How much the chosen filters would find, before they are applied.
 *
 * @param isAsked false where no button says it
 * @param shown the count of the list that is shown, whose query is `query`
 * @param draft changes with every choice; what is only typed is read from the form
 * @returns null while it is unknown
 */
export function useResultCount(
  form: RefObject<HTMLFormElement>,
  {
    isAsked,
    base,
    query,
    shown,
  }: { isAsked: boolean; base: ListBase; query: ListQuery; shown: ResultCount | null },
  draft: ListQuery,
  typedChanges: number,
): ResultCount | null {
  const [counted, setCounted] = useState<ResultCount | null>(shown)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed choice and typed text change the form.
  useEffect(() => {
    if (!isAsked || !form.current) return
    const chosen = queryOfForm(form.current, base)
    if (listKey(base, chosen) === listKey(base, query)) {
      setCounted(shown)
      return
    }
    setCounted(null)
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const count = await fetchCount(base, chosen, controller.signal).catch(() => null)
      if (!controller.signal.aborted) setCounted(count)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isAsked, form, base, query, shown, draft, typedChanges])

  return counted
}

/** What a form would submit, read as the server would read it: the typed values count, whatever the state of the fields. */
export function queryOfForm(form: HTMLFormElement, base: ListBase): ListQuery {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return parseListQuery(new URLSearchParams(fields), base.kind).query
}

async function fetchCount(
  base: ListBase,
  query: ListQuery,
  signal: AbortSignal,
): Promise<ResultCount | null> {
  const categorySeq = base.kind === 'category' ? base.categorySeq : query.categorySeq
  const response = await fetch(
    paths.productCount({
      keyword: base.kind === 'search' ? base.keyword : undefined,
      ...listParams(changed(query, { categorySeq, sort: 'RECOMMENDED' })),
    }),
    { signal, headers: { accept: 'application/json' } },
  )
  return response.ok ? response.json() : null
}
