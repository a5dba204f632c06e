import { Link, useLocation, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ChipRemovable } from '#app/components/chip.tsx'
import { FilterIcon, SortIcon } from '#app/components/icons.tsx'
import { Notice } from '#app/components/notice.tsx'
import { WideDetails } from '#app/components/wide-details.tsx'
import { totalText } from '#app/format/count.ts'
import { openPanel } from '#app/shell/panels/open-panel.ts'
import { SORT_LABELS } from '#contracts/product-labels.ts'
import { type ActiveFilter, activeFilters } from './active-filters.ts'
import { EmptyList } from './empty-list.tsx'
import { FilterForm } from './filter-form.tsx'
import { listHref, listKey } from './list-base.ts'
import { changed, SORT_NAMES, withoutFilters } from './list-query.ts'
import type { ProductList } from './load-product-list.server.ts'
import { NearChips } from './near-chips.tsx'
import { OnSaleOnly } from './on-sale-only.tsx'
import { ProductFeed } from './product-feed.tsx'
import { ToTop } from './to-top.tsx'
import { useScrollDirection } from './use-scroll-direction.ts'

/** A page that lists products: filters beside them (above them on a phone), sorting, products, further pages. */
export function ListPage({
  list,
  title,
  aside,
  children,
  alert,
  empty,
}: {
  list: ProductList
  title: ReactNode
  /** Beside the title. */
  aside?: ReactNode
  /** Between the title and the list. */
  children?: ReactNode
  /** Beside what is near. */
  alert?: ReactNode
  /** Below the sentence that nothing was found. */
  empty?: ReactNode
}) {
  const { base, query, result } = list
  const entry = useLocation().key
  useScrollDirection()
  const busy = useNavigation().state === 'loading'
  const filters = activeFilters(query, {
    category: list.narrowing.trail.at(-1)?.name ?? null,
    region: list.regions.chosen,
  })
  const onSale = onSaleOnly(list)
  // 판매중만 보기 is in sight above and says it already.
  const isJustOnSale = onSale.chosen && filters.length === 1
  const hasItems = result !== null && result.items.length > 0
  // An empty list needs no filters and no sorting, unless a filter makes it empty.
  const isBare = result?.total === 0 && filters.length === 0
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-2.5 lg:mb-4">
        <h1 className="text-xl font-bold lg:text-2xl">{title}</h1>
        {result && (
          <p className="text-sm whitespace-nowrap text-ink-3 tabular-nums">{totalText(result)}</p>
        )}
        {aside}
      </div>
      {children}
      <div className={isBare ? undefined : 'list-frame'}>
        {!isBare && (
          <div className="list-bar">
            <Filters list={list} active={filters.length} />
            <div className="list-tools">
              <OnSaleOnly {...onSale} />
              <Sorting list={list} />
            </div>
          </div>
        )}
        <div className={busy ? 'list-body list-busy' : 'list-body'} aria-busy={busy}>
          <div className="list-above scrollbar-none">
            {!isBare && <NearChips list={list} />}
            {alert}
          </div>
          {filters.length > 0 && !isJustOnSale && <ActiveFilters list={list} filters={filters} />}
          {list.failure && <Notice tone="danger">{list.failure}</Notice>}
          {hasItems && (
            <ProductFeed
              key={`${entry} ${listKey(base, query)}`}
              base={base}
              query={query}
              result={result}
              now={list.now}
            />
          )}
          {result && !hasItems && (
            <EmptyList list={list} result={result} filtered={filters.length > 0}>
              {empty}
            </EmptyList>
          )}
        </div>
      </div>
      {hasItems && <ToTop />}
    </>
  )
}

function onSaleOnly({ base, query }: Pick<ProductList, 'base' | 'query'>) {
  const chosen = query.states.length === 1 && query.states[0] === 'ON_SALE'
  return { chosen, to: listHref(base, changed(query, { states: chosen ? [] : ['ON_SALE'] })) }
}

/** A column on a desktop; on a phone a button opens a panel, or without script a part folds out. */
function Filters({ list, active }: { list: ProductList; active: number }) {
  const label = (
    <>
      <FilterIcon size={18} />
      필터
      {active > 0 && <b>{active}</b>}
    </>
  )
  return (
    <aside aria-label="필터" className="list-filters">
      <button
        type="button"
        className="list-filters-open"
        onClick={({ currentTarget }) => {
          currentTarget.focus({ preventScroll: true })
          openPanel({ kind: 'FILTER', id: 'filter', load: loadFilterPanel, props: { list } })
        }}
      >
        {label}
      </button>
      <WideDetails summary={label} summaryClassName="list-filters-open">
        <FilterForm list={list} live />
      </WideDetails>
    </aside>
  )
}

const loadFilterPanel = () => import('./filter-panel.tsx').then(({ FilterPanel }) => FilterPanel)
const loadSortSheet = () => import('./sort-sheet.tsx').then(({ SortSheet }) => SortSheet)

/** A row of links; on a phone with script a button that shows the current one and opens a sheet with all. */
function Sorting({ list }: { list: ProductList }) {
  const { base, query } = list
  return (
    <div className="list-sorting">
      <button
        type="button"
        className="list-sort-open"
        onClick={({ currentTarget }) => {
          currentTarget.focus({ preventScroll: true })
          openPanel({
            kind: 'BOTTOM_SHEET',
            id: 'sort',
            load: loadSortSheet,
            props: { base, query },
          })
        }}
      >
        <SortIcon size={18} />
        <span className="sr-only">정렬: </span>
        {SORT_LABELS[query.sort]}
      </button>
      <SortLinks base={base} query={query} />
    </div>
  )
}

function SortLinks({ base, query }: Pick<ProductList, 'base' | 'query'>) {
  return (
    <nav aria-label="정렬" className="list-sorts">
      <ul>
        {Object.values(SORT_NAMES).map((sort) => (
          <li key={sort}>
            <Link
              to={listHref(base, changed(query, { sort }))}
              rel="nofollow"
              aria-current={sort === query.sort ? 'true' : undefined}
            >
              {SORT_LABELS[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ActiveFilters({
  list: { base, query },
  filters,
}: {
  list: ProductList
  filters: readonly ActiveFilter[]
}) {
  return (
    <>
      <h2 className="sr-only">적용한 필터</h2>
      <ul className="list-active scrollbar-none">
        {filters.map(({ label, without }) => (
          <li key={label}>
            <ChipRemovable to={listHref(base, without)} rel="nofollow">
              {label}
            </ChipRemovable>
          </li>
        ))}
        <li>
          <Link to={listHref(base, withoutFilters(query))} className="list-active-all">
            전체 해제
          </Link>
        </li>
      </ul>
    </>
  )
}
