import { Link } from '@remix-run/react'
import { paths } from '#app/paths.ts'
import type { PopularKeyword } from '#contracts/search.ts'

/** The ten most searched keywords with their change of rank since the hour before. */
export function PopularKeywords({ keywords }: { keywords: readonly PopularKeyword[] }) {
  return (
    <ol className="popular-keywords">
      {keywords.map(({ rank, keyword, change }) => (
        <li key={keyword}>
          <Link to={paths.searchResult(keyword)}>
            <b>{rank}</b>
            <span>{keyword}</span>
            <Change change={change} />
          </Link>
        </li>
      ))}
    </ol>
  )
}

function Change({ change }: { change: number | null }) {
  if (change === null) return <small className="text-drop">새로 진입</small>
  if (change === 0)
    return (
      <small className="text-ink-3">
        <span aria-hidden="true">-</span>
        <span className="sr-only">순위 그대로</span>
      </small>
    )
  const places = Math.abs(change)
  return change > 0 ? (
    <small className="text-drop">
      <span aria-hidden="true">▲ {places}</span>
      <span className="sr-only">{places}계단 오름</span>
    </small>
  ) : (
    <small className="text-info">
      <span aria-hidden="true">▼ {places}</span>
      <span className="sr-only">{places}계단 내림</span>
    </small>
  )
}
