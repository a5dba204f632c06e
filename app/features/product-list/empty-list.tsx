import type { ReactNode } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { count, totalText } from '#app/format/count.ts'
import type { ProductPage } from '#contracts/search.ts'
import { listHref } from './list-base.ts'
import { changed, withoutFilters } from './list-query.ts'
import type { ProductList } from './load-product-list.server.ts'
import { relaxation } from './relaxation.ts'

/** A list without products: the reason, and the shortest ways to other products. */
export function EmptyList({
  list: { base, query, regions },
  result,
  filtered,
  children,
}: {
  list: ProductList
  result: ProductPage
  filtered: boolean
  children?: ReactNode
}) {
  if (query.page > 1)
    return (
      <EmptyState
        illustration={<NothingFound />}
        title={`${count(query.page)}페이지에는 상품이 없습니다`}
        actions={
          <ButtonLink to={listHref(base, changed(query, { page: 1 }))}>
            첫 페이지부터 보기
          </ButtonLink>
        }
      >
        목록이 바뀌어 마지막 페이지를 지났습니다.
      </EmptyState>
    )
  const ways = result.relaxations.map(({ filter, ...found }) => ({
    ...relaxation(base, query, filter),
    found,
  }))
  return (
    <>
      <EmptyState
        illustration={<NothingFound />}
        title={emptyTitle(base.kind, filtered)}
        actions={
          filtered && (
            <>
              {regions.wider && (
                <ButtonLink
                  to={listHref(base, changed(query, { region: regions.wider.code }))}
                  rel="nofollow"
                >
                  {regions.wider.name}까지 넓혀 보기
                </ButtonLink>
              )}
              {query.region !== null && (
                <ButtonLink
                  to={listHref(base, changed(query, { region: null, near: query.region }))}
                  variant="secondary"
                  rel="nofollow"
                >
                  가까운 곳부터 모두 보기
                </ButtonLink>
              )}
              {ways.map(({ name, href, found }) => (
                <ButtonLink key={name} to={href} variant="secondary" rel="nofollow">
                  {name} 조건 빼고 {totalText(found)} 보기
                </ButtonLink>
              ))}
              <ButtonLink to={listHref(base, withoutFilters(query))} variant="ghost">
                필터 전체 해제
              </ButtonLink>
            </>
          )
        }
      >
        {regions.chosen && <p>{regions.chosen}에는 조건에 맞는 상품이 아직 올라오지 않았어요.</p>}
        {filtered && ways.length > 0 && (
          <p>
            <strong className="font-semibold text-ink-2">{ways[0]?.name}</strong> 조건을 빼면 상품을
            찾을 수 있습니다.
          </p>
        )}
      </EmptyState>
      {children && (
        <div className="mx-auto max-w-2xl px-4 pb-14 text-center text-sm text-ink-3">
          {children}
        </div>
      )}
    </>
  )
}

function emptyTitle(kind: ProductList['base']['kind'], filtered: boolean): string {
  if (filtered) return '조건에 맞는 상품이 없습니다'
  return kind === 'search' ? '검색 결과가 없습니다' : '아직 등록된 상품이 없습니다'
}
