import { useLocation, useParams } from '@remix-run/react'
import { paths } from '#app/paths.ts'
import { openPanel } from '#app/shell/panels/open-panel.ts'
import { searchPanel } from '#app/shell/panels/shell-panels.ts'
import { SearchBox } from './search-box.tsx'

/**
 * The search field of the header. On a page of results it shows the keyword. On a phone, a press opens the full-screen
 * search panel.
 */
export function HeaderSearch() {
  const { keyword } = useParams()
  const { pathname } = useLocation()
  // The search page has a field of its own.
  if (pathname === paths.search()) return <span className="flex-1" />
  return (
    <SearchBox
      keyword={keyword}
      placeholder="상품 검색"
      overlay
      onPress={(typed) => {
        if (matchMedia('(max-width: 63.99rem)').matches) void openPanel(searchPanel(typed))
      }}
      className="search-box-header min-w-0 flex-1"
    />
  )
}
