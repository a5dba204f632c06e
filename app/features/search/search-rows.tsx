import { useEffect } from 'react'
import { useRecentKeywords } from './recent-keywords.ts'
import { SuggestionPanel } from './suggestion-panel.tsx'
import { type SuggestionRow, useSuggestions } from './use-suggestions.ts'

/** Recent keywords of an empty field that are offered. */
const FEW = 10

/** The rows below a search box in use: suggestions for the typed text, or recent keywords while it is empty. */
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
  /** The row that the field's arrows have chosen; -1 for none. */
  active: number
  overlay: boolean
  /** Called with the rows at each change. */
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

/** The same array for the same keywords, so that nothing renders without a change. */
function rowsOf(keywords: readonly string[]): readonly SuggestionRow[] {
  const known = rowsByKeywords.get(keywords)
  if (known) return known
  const rows = keywords
    .slice(0, FEW)
    .map((keyword) => ({ keyword, categorySeq: null, categoryName: null }))
  rowsByKeywords.set(keywords, rows)
  return rows
}
