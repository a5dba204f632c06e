import { Button } from '#app/components/button.tsx'
import { cx } from '#app/components/cx.ts'
import { HistoryIcon, SearchIcon } from '#app/components/icons.tsx'
import { matchedPart } from './matched-part.ts'
import { recentKeywords } from './recent-keywords.ts'
import type { SuggestionRow } from './use-suggestions.ts'

/** The rows below a search box. The field keeps the focus; a row is pressed, or chosen with the field's arrows. */
export function SuggestionPanel({
  id,
  rows,
  typed,
  isRecent,
  active,
  overlay,
  onChoose,
  onPoint,
}: {
  id: string
  rows: readonly SuggestionRow[]
  typed: string
  isRecent: boolean
  active: number
  overlay: boolean
  onChoose: (row: SuggestionRow) => void
  onPoint: (index: number) => void
}) {
  const Icon = isRecent ? HistoryIcon : SearchIcon
  return (
    <div className={cx('suggestions', overlay && 'suggestions-overlay')}>
      {isRecent && (
        <div className="suggestions-head">
          <span id={`${id}-label`}>최근 검색어</span>
          <Button variant="ghost" size="sm" onClick={recentKeywords.clear}>
            전체 삭제
          </Button>
        </div>
      )}
      <div
        id={id}
        role="listbox"
        {...(isRecent ? { 'aria-labelledby': `${id}-label` } : { 'aria-label': '추천 검색어' })}
      >
        {rows.map((row, index) => (
          <button
            key={`${row.keyword} ${row.categorySeq}`}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => index !== active && onPoint(index)}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(row)}
          >
            <Icon size={18} />
            <span>
              <Marked text={row.keyword} typed={isRecent ? '' : typed} />
            </span>
            {row.categoryName && <small>{row.categoryName}에서</small>}
          </button>
        ))}
      </div>
    </div>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const part = matchedPart(text, typed)
  if (!part) return text
  const [start, end] = part
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
