import { Form, useLocation, useParams } from '@remix-run/react'
import { SearchIcon } from '#app/components/icons.tsx'
import { paths } from '#app/paths.ts'
import { MAX_KEYWORD_LENGTH } from '#contracts/search-limits.ts'

/** The search of every page: a plain form. On a page of results it shows what was searched for. */
export function SearchForm({ className }: { className?: string }) {
  const { keyword = '' } = useParams()
  const { pathname } = useLocation()
  return (
    <search className={className}>
      <Form action={paths.search()} className="relative">
        <input
          // A new page shows its own keyword, also when one was typed and left.
          key={pathname}
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={MAX_KEYWORD_LENGTH}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-label="상품 검색"
          placeholder="어떤 물건을 찾으세요?"
          className="h-10 w-full appearance-none rounded-full border-2 border-transparent bg-surface-3 ps-4 pe-11 text-base text-ink transition-colors placeholder:text-ink-3 hover:bg-line focus:border-brand-600 focus:bg-surface focus:outline-none lg:h-12 lg:border-brand-600 lg:bg-surface lg:ps-5 lg:pe-13 lg:hover:bg-surface"
        />
        <button
          type="submit"
          aria-label="검색"
          className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-full text-xl text-brand-600 hover:text-brand-800 lg:w-13"
        >
          <SearchIcon size={22} strokeWidth={2} />
        </button>
      </Form>
    </search>
  )
}
