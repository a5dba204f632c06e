import { useParams } from '@remix-run/react'
import { cx } from '#app/components/cx.ts'
import { SearchBox } from '#app/features/search/search-box.tsx'

/** The search of every page. On a page of results it shows what was searched for. */
export function SearchForm({ className }: { className?: string }) {
  const { keyword } = useParams()
  return <SearchBox keyword={keyword} overlay className={cx('search-box-header', className)} />
}
