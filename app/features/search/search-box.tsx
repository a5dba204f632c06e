import { useLocation, useNavigate } from '@remix-run/react'
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '#app/components/cx.ts'
import { SearchIcon } from '#app/components/icons.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { paths } from '#app/paths.ts'
import { cookies } from '#app/shell/session/browser-cookies.ts'
import { MAX_KEYWORD_LENGTH } from '#contracts/search-limits.ts'
import { normalizeKeyword } from './keyword.ts'
import type { SuggestionRow } from './use-suggestions.ts'

/** Fetched when a field is first used; when its script cannot be loaded, the form works alone. */
const SearchRows = lazy(() => import('./search-rows.tsx').catch(() => ({ default: () => null })))

const NONE: readonly SuggestionRow[] = []

/**
 * The search for goods: a plain form without script; with script, suggestions while typing and recent keywords before.
 * The focus stays in the field: arrows choose a row, Enter opens it, Escape closes.
 *
 * @param keyword the current search
 * @param autoFocus for a panel that was opened to search
 * @param overlay the rows cover a phone's screen below the header instead of hanging below the field
 */
export function SearchBox({
  keyword = '',
  label = '상품 검색',
  placeholder = '어떤 물건을 찾으세요?',
  overlay = false,
  autoFocus = false,
  onPress,
  className,
}: {
  keyword?: string
  label?: string
  placeholder?: string
  overlay?: boolean
  autoFocus?: boolean
  /** Called with the field's text when the field is pressed. */
  onPress?: (typed: string) => void
  className?: string
}) {
  const id = useId()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const location = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const isShown = useRef(false)
  const [typed, setTyped] = useState(keyword)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [rows, setRows] = useState(NONE)

  const shown = hydrated && open && rows.length > 0
  const chosen = shown ? rows[active] : undefined

  useEffect(() => {
    if (!autoFocus || !input.current) return
    input.current.focus({ preventScroll: true })
    input.current.select()
  }, [autoFocus])

  // A new page shows its own keyword, also when the user typed another one and did not search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit counts, also one to the same keyword
  useEffect(() => {
    const isFirst = !isShown.current
    isShown.current = true
    // What was typed before the script came stays, and is answered as if it were typed now.
    if (isFirst) {
      setTyped(input.current?.value ?? keyword)
      if (input.current !== null && document.activeElement === input.current) setOpen(true)
      return
    }
    if (input.current) input.current.value = keyword
    setTyped(keyword)
    setOpen(false)
    setActive(-1)
  }, [keyword, location.key])

  function visit(row: SuggestionRow) {
    if (input.current) input.current.value = row.keyword
    setOpen(false)
    input.current?.blur()
    const { keyword: chosen, categorySeq } = row
    navigate(
      paths.searchResult(chosen, {
        category: categorySeq ?? undefined,
        near: cookies().nearFirstRegion(),
      }),
    )
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const clean = normalizeKeyword(input.current?.value ?? '')
    if (clean === '') input.current?.focus()
    else visit({ keyword: clean, categorySeq: null, categoryName: null })
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // These keys belong to the input method until the syllable is finished; some browsers report this as key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      visit(chosen)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (rows.length === 0) return
      event.preventDefault()
      setOpen(true)
      setActive(shown ? nextRow(active, event.key === 'ArrowDown' ? 1 : -1, rows.length) : 0)
    }
  }

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    <search className={cx('search-box', className)} onBlur={leave}>
      <form action={paths.search()} onSubmit={submit}>
        <input
          ref={input}
          type="text"
          name="keyword"
          defaultValue={keyword}
          maxLength={MAX_KEYWORD_LENGTH}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          {...(hydrated && {
            role: 'combobox',
            'aria-expanded': shown,
            'aria-controls': shown ? id : undefined,
            'aria-autocomplete': 'list' as const,
            'aria-activedescendant': chosen ? `${id}-${active}` : undefined,
          })}
          onFocus={() => setOpen(true)}
          onClick={(event) => {
            setOpen(true)
            onPress?.(event.currentTarget.value)
          }}
          onInput={(event) => {
            setTyped(event.currentTarget.value)
            setActive(-1)
            setOpen(true)
          }}
          onKeyDown={press}
        />
        <button type="submit" aria-label="검색">
          <SearchIcon size={22} strokeWidth={2} />
        </button>
      </form>
      {open && (
        <Suspense fallback={null}>
          <SearchRows
            id={id}
            typed={typed}
            active={active}
            overlay={overlay}
            onRows={setRows}
            onChoose={visit}
            onPoint={setActive}
          />
        </Suspense>
      )}
    </search>
  )
}

/** The row after (or before) one; past either end lies the field itself (-1). */
function nextRow(active: number, step: 1 | -1, count: number): number {
  const next = active + step
  if (next < -1) return count - 1
  return next >= count ? -1 : next
}
