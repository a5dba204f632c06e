import { useEffect } from 'react'
import { useRecentKeywords } from './recent-keywords.ts'
import { SuggestionPanel } from './suggestion-panel.tsx'
import { type SuggestionRow, useSuggestions } from './use-suggestions.ts'

/** Recent keywords of an empty field that are offered. */
const FEW = 10

/** What hangs below a search box in use: suggestions for what is typed, recent keywords before anything is. */
export default function SearchRows({
  id,
  typed,
  active,
  overlay,
  onRows,
  onChoose,
  onPoint,
}: {
  id: string
  typed: string
  /** The row that the field's arrows are at; -1 for none. */
  active: number
  overlay: boolean
  /** Told which rows there are, at each change. */
  onRows: (rows: readonly SuggestionRow[]) => void
  onChoose: (row: SuggestionRow) => void
  onPoint: (index: number) => void
}) {
  const { keywords } = useRecentKeywords()
  const suggested = useSuggestions(typed, true)
  const isRecent = typed.trim() === ''
  const rows = isRecent ? rowsOf(keywords) : suggested

  useEffect(() => onRows(rows), [onRows, rows])

  if (rows.length === 0) return null
  return (
    <SuggestionPanel
      id={id}
      rows={rows}
      typed={typed}
      isRecent={isRecent}
      active={active}
      overlay={overlay}
      onChoose={onChoose}
      onPoint={onPoint}
    />
  )
}

const rowsByKeywords = new WeakMap<readonly string[], readonly SuggestionRow[]>()

/** The same rows for the same keywords, so that nothing changes where nothing did. */
function rowsOf(keywords: readonly string[]): readonly SuggestionRow[] {
  const known = rowsByKeywords.get(keywords)
  if (known) return known
  const rows = keywords
    .slice(0, FEW)
    .map((keyword) => ({ keyword, categorySeq: null, categoryName: null }))
  rowsByKeywords.set(keywords, rows)
  return rows
}
