import { Link } from '@remix-run/react'
import { josa } from '#app/format/josa.ts'
import { paths } from '#app/paths.ts'
import type { ProductPage } from '#contracts/search.ts'

/** Says that the search was for a corrected keyword, with a link to the search for the typed one. */
export function Correction({
  correction: { from, to },
}: {
  correction: NonNullable<ProductPage['correction']>
}) {
  return (
    <p className="mb-4 rounded-md bg-info-soft px-4 py-3 text-sm text-ink-2">
      <strong className="font-bold text-ink">{josa(`‘${to}’`, '으로/로')}</strong> 검색한
      결과입니다.{' '}
      <Link
        to={paths.searchResult(from, { exact: true })}
        rel="nofollow"
        className="inline-block py-0.5 font-medium text-link underline underline-offset-4"
      >
        {josa(`‘${from}’`, '으로/로')} 검색하기
      </Link>
    </p>
  )
}
