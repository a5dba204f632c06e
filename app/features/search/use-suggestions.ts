import { useEffect, useState } from 'react'
import { normalizeKeyword } from './keyword.ts'
import { loadSuggestions } from './load-suggestions.ts'

/** Delay after a key before suggestions are requested. */
const DEBOUNCE_MS = 120

/** A row below the search box: a keyword, maybe inside one category. */
export interface SuggestionRow {
  keyword: string
  categorySeq: number | null
  categoryName: string | null
}

const NONE: readonly SuggestionRow[] = []

/**
 * Suggestions for the typed text. Earlier ones stay until the next arrive, so that the list does not flicker;
 * a response for an older text is dropped.
 */
export function useSuggestions(typed: string, wanted: boolean): readonly SuggestionRow[] {
  const keyword = normalizeKeyword(typed)
  const [rows, setRows] = useState(NONE)
  useEffect(() => {
    if (!wanted || keyword === '') return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const loaded = await loadSuggestions(keyword, controller.signal)
      if (!controller.signal.aborted) setRows(loaded)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [keyword, wanted])
  return keyword === '' ? NONE : rows
}
