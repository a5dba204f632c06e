import type { PanelData } from '#app/features/panel-data/load-panel-data.ts'
import { PopularKeywords } from '#app/features/search/popular-keywords.tsx'
import { RecentKeywordList } from '#app/features/search/recent-keyword-list.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { paths } from '#app/paths.ts'
import { PanelBody } from './panel-body.tsx'
import { usePanelData } from './use-panel-data.ts'

/** A phone's search on the whole screen: suggestions while typing, and before it recent and popular keywords. */
export function SearchPanel({ keyword }: { keyword: string }) {
  const loaded = usePanelData<PanelData['popular-keywords']>(paths.panelData('popular-keywords'))
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
