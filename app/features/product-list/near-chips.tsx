import { Link } from '@remix-run/react'
import { ChipLink } from '#app/components/chip.tsx'
import { paths } from '#app/paths.ts'
import { listHref } from './list-base.ts'
import { changed, MINE, NOT_NEAR } from './list-query.ts'
import type { ProductList } from './load-product-list.server.ts'

/**
 * 내 동네 in one tap: what is near first, or what is near alone. The links name no region, so that they are the same for
 * everybody; the list's loader puts the visitor's own in, or leads to where it is chosen.
 */
export function NearChips({ list: { base, query, near } }: { list: ProductList }) {
  const to = (region: string | null, nearTo: string | null) =>
    listHref(base, changed(query, { region, near: nearTo }))
  return (
    <ul aria-label="내 동네" className="list-near">
      <li>
        {near ? (
          <ChipLink to={to(query.region, NOT_NEAR)} rel="nofollow" selected preventScrollReset>
            {near.name} 먼저
            <span className="sr-only"> 보기 끄기</span>
          </ChipLink>
        ) : (
          <ChipLink to={to(query.region, MINE)} rel="nofollow" preventScrollReset>
            내 동네 먼저
          </ChipLink>
        )}
      </li>
      {query.region === null && (
        <li>
          <ChipLink to={to(MINE, query.near)} rel="nofollow" preventScrollReset>
            내 동네만
          </ChipLink>
        </li>
      )}
      {near && (
        <li>
          <Link
            to={paths.regions({ redirectTo: to(query.region, MINE) })}
            rel="nofollow"
            className="flex min-h-9 items-center rounded-sm px-1 text-sm whitespace-nowrap text-ink-3 hover:text-ink"
          >
            동네 바꾸기
          </Link>
        </li>
      )}
    </ul>
  )
}
