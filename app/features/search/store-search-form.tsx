import { Form } from '@remix-run/react'
import { SearchIcon } from '#app/components/icons.tsx'
import { paths } from '#app/paths.ts'
import { MAX_KEYWORD_LENGTH } from '#contracts/search-limits.ts'

/** The search for stores by name and introduction. */
export function StoreSearchForm({ keyword }: { keyword: string }) {
  return (
    <search className="search-box search-box-large mb-6 max-w-2xl">
      <Form action={paths.searchStore()}>
        <input
          key={keyword}
          type="text"
          name="keyword"
          defaultValue={keyword}
          maxLength={MAX_KEYWORD_LENGTH}
          autoComplete="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          aria-label="가게 검색"
          placeholder="가게 이름이나 소개로 찾기"
        />
        <button type="submit" aria-label="가게 찾기">
          <SearchIcon size={22} strokeWidth={2} />
        </button>
      </Form>
    </search>
  )
}
