import { useParams } from '@remix-run/react'
import { cx } from '#app/components/cx.ts'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { openPanel } from './panels/open-panel.ts'
import { searchPanel } from './panels/shell-panels.ts'

/**
 * The search of every page. On a page of results it shows what was searched for. Pressed on a phone, it opens on the
 * whole screen; whoever types into it right away goes on here.
 */
export function SearchForm({ className }: { className?: string }) {
  const { keyword } = useParams()
  return (
    <SearchBox
      keyword={keyword}
      overlay
      onPress={(typed) => {
        if (matchMedia('(max-width: 63.99rem)').matches) void openPanel(searchPanel(typed))
      }}
      className={cx('search-box-header', className)}
    />
  )
}
