import { paths } from '#app/paths.ts'
import { PanelBody } from '#app/shell/panels/lazy/panel-body.tsx'
import { usePanelData } from '#app/shell/panels/lazy/use-panel-data.ts'
import type { PopularKeywordList } from './load-popular-keywords.server.ts'
import { PopularKeywords } from './popular-keywords.tsx'
import { RecentKeywordList } from './recent-keyword-list.tsx'
import { SearchBox } from './search-box.tsx'

/** The full-screen search of a phone: suggestions while typing, and before it recent and popular keywords. */
export function SearchPanel({ keyword }: { keyword: string }) {
  const loaded = usePanelData<PopularKeywordList>(paths.panelData('popular-keywords'))
  const popular = loaded.data?.keywords ?? []
  return (
    <PanelBody title="검색" className="flex flex-col gap-7">
      <SearchBox label="찾을 상품" keyword={keyword} autoFocus className="search-box-panel" />
      <RecentKeywordList />
      {popular.length > 0 && (
        <section aria-labelledby="panel-popular-keywords">
          <h3 id="panel-popular-keywords" className="mb-2 text-lg font-bold">
            인기 검색어
          </h3>
          <PopularKeywords keywords={popular} />
        </section>
      )}
    </PanelBody>
  )
}
