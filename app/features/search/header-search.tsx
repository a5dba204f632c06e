import { useParams } from '@remix-run/react'
import { openPanel } from '#app/shell/panels/open-panel.ts'
import { searchPanel } from '#app/shell/panels/shell-panels.ts'
import { SearchBox } from './search-box.tsx'

/**
 * The search field of the header. On a page of results it shows the keyword. On a phone, a press opens the full-screen
 * search panel.
 */
export function HeaderSearch() {
  const { keyword } = useParams()
  return (
    <SearchBox
      keyword={keyword}
      overlay
      onPress={(typed) => {
        if (matchMedia('(max-width: 63.99rem)').matches) void openPanel(searchPanel(typed))
      }}
      className="search-box-header min-w-0 flex-1"
    />
  )
}
