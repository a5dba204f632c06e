import { BellIcon } from '#app/components/icons.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { listKey } from '#app/features/product-list/list-base.ts'
import { listParams } from '#app/features/product-list/list-query.ts'
import type { ProductList } from '#app/features/product-list/load-product-list.server.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths, withQuery } from '#app/paths.ts'
import { alertFilterOf, listQueryOf } from './alert-filter.ts'

/**
 * Makes an alert of the list that is shown, with all its filters; an anonymous visitor signs in first. Nothing where the list is
 * not narrowed enough for an alert.
 */
export function AlertButton({ list: { base, query, result } }: { list: ProductList }) {
  const filter = alertFilterOf(base, query, result?.correction?.to)
  if (!filter) return null
  const filters = withQuery('', listParams({ ...listQueryOf(filter), sort: 'RECOMMENDED' }))
  return (
    <PostForm
      intent="make"
      action={paths.makeKeywordAlert()}
      preventScrollReset
      className="shrink-0 whitespace-nowrap lg:ms-auto"
    >
      <input type="hidden" name="keyword" value={filter.keyword ?? ''} />
      <input type="hidden" name="filters" value={filters} />
      <input type="hidden" name="redirectTo" value={listKey(base, query)} />
      <SubmitButton variant="secondary" size="sm">
        <BellIcon size={16} />
        {base.kind === 'search' ? '이 검색 알림 받기' : '새 상품 알림 받기'}
      </SubmitButton>
    </PostForm>
  )
}
