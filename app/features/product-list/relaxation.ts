import type { RelaxableFilter } from '#contracts/search.ts'
import { type ListBase, listHref } from './list-base.ts'
import { changed, type ListQuery } from './list-query.ts'

const RELAXED: Record<RelaxableFilter, { name: string; change: Partial<ListQuery> }> = {
  categorySeq: { name: '카테고리', change: { categorySeq: null } },
  price: { name: '가격', change: { minPrice: null, maxPrice: null } },
  tradeStates: { name: '거래 상태', change: { states: [] } },
  conditions: { name: '상품 상태', change: { conditions: [] } },
  tradeMethods: { name: '거래 방법', change: { methods: [] } },
  regionCode: { name: '지역', change: { region: null } },
  shippingIncluded: { name: '무료배송', change: { freeShipping: false } },
  safePay: { name: '안심결제', change: { safePay: false } },
  lowered: { name: '가격 내림', change: { lowered: false } },
  periodDays: { name: '등록 기간', change: { periodDays: null } },
}

/** The name of a filter and the address of the list without it; a category page then becomes the list of all goods. */
export function relaxation(
  base: ListBase,
  query: ListQuery,
  filter: RelaxableFilter,
): { name: string; href: string } {
  const { name, change } = RELAXED[filter]
  const wider: ListBase =
    filter === 'categorySeq' && base.kind === 'category' ? { kind: 'all' } : base
  return { name, href: listHref(wider, changed(query, change)) }
}
