import { Button } from '#app/components/button.tsx'
import { ChipLink } from '#app/components/chip.tsx'
import { CloseIcon } from '#app/components/icons.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { paths } from '#app/paths.ts'
import { recentKeywords, useRecentKeywords } from './recent-keywords.ts'

/**
 * The keywords this browser searched for, in one row. Only the browser knows them, so their space is reserved until
 * script fills it, and hidden where there is no script.
 */
export function RecentKeywordList() {
  const { keywords, saving } = useRecentKeywords()
  const hydrated = useHydrated()
  return (
    <section aria-labelledby="recent-keywords" className="recent-keywords">
      <div className="mb-2 flex min-h-9 items-center justify-between gap-2">
        <h2 id="recent-keywords" className="text-lg font-bold">
          최근 검색어
        </h2>
        {hydrated && (
          <div className="-me-2 flex">
            {keywords.length > 0 && (
              <Button variant="ghost" size="sm" onClick={recentKeywords.clear}>
                전체 삭제
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={() => recentKeywords.setSaving(!saving)}>
              {saving ? '자동 저장 끄기' : '자동 저장 켜기'}
            </Button>
          </div>
        )}
      </div>
      {keywords.length > 0 ? (
        <ul className="recent-keyword-row scrollbar-none">
          {keywords.map((keyword) => (
            <li key={keyword}>
              <ChipLink to={paths.searchResult(keyword)} className="pe-9">
                <span className="max-w-56 truncate">{keyword}</span>
              </ChipLink>
              <button type="button" onClick={() => recentKeywords.remove(keyword)}>
                <CloseIcon size={14} />
                <span className="sr-only">{keyword} 삭제</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="recent-keyword-row text-sm text-ink-3">
          {saving
            ? '최근 검색한 말이 없습니다.'
            : '자동 저장이 꺼져 있어 검색어를 기억하지 않습니다.'}
        </p>
      )}
    </section>
  )
}
