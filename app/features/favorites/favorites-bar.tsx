import { Link } from '@remix-run/react'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { OnSaleOnly } from '#app/features/product-list/on-sale-only.tsx'
import { count } from '#app/format/count.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { type FavoritesQuery, favoritesHref } from './favorites-query.ts'

/** Above the favourites: only what is for sale, and the way to remove several. */
export function FavoritesBar({ query, canSelect }: { query: FavoritesQuery; canSelect: boolean }) {
  const { onSale } = query
  const first = { page: 1, selecting: false }
  return (
    <div className="mb-4 flex items-center justify-between gap-2">
      <OnSaleOnly to={favoritesHref({ ...first, onSale: !onSale })} chosen={onSale} />
      {canSelect && (
        <Link
          to={favoritesHref({ ...query, selecting: true })}
          preventScrollReset
          data-selects
          className="-me-2 flex min-h-11 items-center rounded-sm px-2 text-sm font-semibold text-ink-2 hover:text-ink"
        >
          여러 개 빼기
        </Link>
      )}
    </div>
  )
}

/** After a removal, for as long as it can be undone. */
export function UndoRemoval({ query, undoable }: { query: FavoritesQuery; undoable: number }) {
  if (undoable === 0) return null
  return (
    <Notice live className="mb-4 items-center">
      <PostForm
        intent="undo"
        action={favoritesHref({ ...query, selecting: false })}
        preventScrollReset
        className="flex items-center justify-between gap-3"
      >
        <span>{count(undoable)}개를 찜에서 뺐어요.</span>
        <SubmitButton variant="secondary" size="sm">
          되돌리기
        </SubmitButton>
      </PostForm>
    </Notice>
  )
}
