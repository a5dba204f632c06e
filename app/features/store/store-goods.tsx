import { Form } from '@remix-run/react'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { ChipLink } from '#app/components/chip.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { SearchIcon } from '#app/components/icons.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { Notice } from '#app/components/notice.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { count, totalText } from '#app/format/count.ts'
import { particle } from '#app/format/josa.ts'
import { paths } from '#app/paths.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { SORT_LABELS } from '#contracts/product-labels.ts'
import { MAX_KEYWORD_LENGTH } from '#contracts/search-limits.ts'
import type { StoreCategory, StorePage } from './load-store-page.server.ts'
import { STORE_SORTS, type StoreQuery, storeHref, TAB_LABELS } from './store-query.ts'

/** The products of a store, with search, sorting and pages. */
export function StoreGoods({ storeSeq, query, goods, categories, now }: StorePage) {
  const to = (change: Partial<StoreQuery>) => storeHref(storeSeq, { ...query, page: 1, ...change })
  const label = TAB_LABELS[query.tab]
  if (!goods) return <Notice tone="warning">{ERROR_CATALOGUE.GENERIC.message}</Notice>
  const searched = goods.correction?.to ?? query.keyword
  if (goods.total === 0 && !query.keyword && query.categorySeq === null && query.page === 1)
    return <EmptyState title={`${label} 상품이 없습니다`} />
  return (
    <section aria-label={`${label} 상품`}>
      <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between">
        <StoreSearch storeSeq={storeSeq} query={query} />
        <ul
          aria-label="정렬"
          className="bleed scrollbar-none flex gap-2 overflow-x-auto py-1 lg:mx-0 lg:px-1"
        >
          {STORE_SORTS.map((sort) => (
            <li key={sort}>
              <ChipLink to={to({ sort })} selected={sort === query.sort} preventScrollReset>
                {SORT_LABELS[sort]}
              </ChipLink>
            </li>
          ))}
        </ul>
      </div>
      <Categories categories={categories} query={query} to={to} />
      {query.keyword && (
        <p className="mt-4 text-sm text-ink-2">
          <strong className="text-ink">‘{searched}’</strong>
          {particle(searched, '으로/로')} 찾은 {label} 상품 {totalText(goods)}
        </p>
      )}
      <div className="mt-5">
        {goods.items.length > 0 ? (
          <ProductGrid items={goods.items} now={now} />
        ) : (
          <NoGoods
            query={query}
            label={label}
            first={to({})}
            all={to({ keyword: '', categorySeq: null })}
          />
        )}
      </div>
      <Pagination
        page={query.page}
        hasNext={goods.hasNext}
        lastPage={
          goods.totalIsExact ? Math.max(1, Math.ceil(goods.total / goods.pageSize)) : undefined
        }
        to={(page) => to({ page })}
        label={`${label} 상품 페이지`}
      />
    </section>
  )
}

/** The categories of the store's goods; one that finds nothing is still there, so that it can be left. */
function Categories({
  categories,
  query: { categorySeq },
  to,
}: {
  categories: readonly StoreCategory[]
  query: StoreQuery
  to: (change: Partial<StoreQuery>) => string
}) {
  if (categories.length < 2 && categorySeq === null) return null
  return (
    <ul
      aria-label="카테고리"
      className="bleed scrollbar-none mt-3 flex gap-2 overflow-x-auto py-1 lg:-mx-1 lg:flex-wrap lg:px-1"
    >
      <li>
        <ChipLink to={to({ categorySeq: null })} selected={categorySeq === null} preventScrollReset>
          전체
        </ChipLink>
      </li>
      {categories.map(({ categorySeq: seq, name, count: goods }) => (
        <li key={seq}>
          <ChipLink to={to({ categorySeq: seq })} selected={seq === categorySeq} preventScrollReset>
            {name} {count(goods)}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}

function StoreSearch({ storeSeq, query }: { storeSeq: number; query: StoreQuery }) {
  const kept = new URLSearchParams(
    storeHref(storeSeq, { ...query, keyword: '', page: 1 }).split('?')[1],
  )
  return (
    <Form
      action={paths.store(storeSeq)}
      role="search"
      aria-label="가게 안에서 찾기"
      className="flex gap-2 lg:w-96"
      preventScrollReset
    >
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-0 flex-1">
        <Field label="가게 안에서 찾기" hideLabel>
          {(control) => (
            <Input
              {...control}
              key={query.keyword}
              type="search"
              name="keyword"
              defaultValue={query.keyword}
              maxLength={MAX_KEYWORD_LENGTH}
              placeholder="이 가게의 상품 찾기"
              enterKeyHint="search"
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="secondary" square aria-label="찾기">
        <SearchIcon size={20} />
      </Button>
    </Form>
  )
}

function NoGoods({
  query,
  label,
  first,
  all,
}: {
  query: StoreQuery
  label: string
  first: string
  all: string
}) {
  if (query.page > 1)
    return (
      <EmptyState
        title="더 보여 드릴 상품이 없습니다"
        actions={<ButtonLink to={first}>첫 페이지 보기</ButtonLink>}
      />
    )
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={
        query.keyword
          ? `‘${query.keyword}’에 맞는 ${label} 상품이 없습니다`
          : `이 카테고리에는 ${label} 상품이 없습니다`
      }
      actions={
        <>
          <ButtonLink to={all} variant="secondary">
            {label} 상품 모두 보기
          </ButtonLink>
          {query.keyword && (
            <ButtonLink to={paths.searchResult(query.keyword)}>다른 가게에서 찾기</ButtonLink>
          )}
        </>
      }
    />
  )
}
