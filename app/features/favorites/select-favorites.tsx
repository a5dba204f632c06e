import { type FormEvent, useRef, useState } from 'react'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { FieldError } from '#app/components/field.tsx'
import { useFormField } from '#app/components/form-context.ts'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { CardContent } from '#app/features/product-list/product-card.tsx'
import { count } from '#app/format/count.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { Favorite } from '#contracts/product.ts'
import { type FavoritesQuery, favoritesHref } from './favorites-query.ts'
import { priceDrop } from './price-drop.ts'

/** The favourites of one page as checkboxes, to remove several at once. */
export function SelectFavorites({
  items,
  query,
  now,
}: {
  items: readonly Favorite[]
  query: FavoritesQuery
  now: string
}) {
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState(0)
  const hydrated = useHydrated()
  const recount = (event: FormEvent<HTMLFormElement>) =>
    setChosen(new FormData(event.currentTarget).getAll('productSeq').length)
  const isWhole = chosen === items.length

  function chooseAll() {
    for (const box of list.current?.querySelectorAll<HTMLInputElement>('[name=productSeq]') ?? [])
      box.checked = !isWhole
    setChosen(isWhole ? 0 : items.length)
  }

  return (
    <PostForm intent="remove" action={favoritesHref(query)} preventScrollReset onChange={recount}>
      <ul ref={list} className="pc-grid">
        {items.map((item) => (
          <li key={item.productSeq} className={item.tradeState === 'SOLD' ? 'pc pc-sold' : 'pc'}>
            <label className="pc-choice">
              <input
                type="checkbox"
                name="productSeq"
                value={item.productSeq}
                aria-label={`${item.title} 고르기`}
              />
              <CardContent item={item} now={now} note={priceDrop(item)} />
            </label>
          </li>
        ))}
      </ul>
      <div className="sticky-action-bar mt-6 flex flex-wrap items-center gap-2 border-t border-line bg-surface py-3">
        <NothingChosen />
        <div className="flex w-full items-center gap-2 lg:justify-end">
          {hydrated && (
            <Button variant="ghost" onClick={chooseAll}>
              {isWhole ? '모두 풀기' : '모두 고르기'}
            </Button>
          )}
          <ButtonLink
            to={favoritesHref({ ...query, selecting: false })}
            variant="secondary"
            preventScrollReset
          >
            취소
          </ButtonLink>
          <SubmitButton className="flex-1 lg:flex-none">
            {chosen > 0 ? `${count(chosen)}개 빼기` : '찜에서 빼기'}
          </SubmitButton>
        </div>
      </div>
    </PostForm>
  )
}

function NothingChosen() {
  const { error, errorId = '' } = useFormField('productSeq')
  if (!error) return null
  return (
    <div data-problem tabIndex={-1} role="alert" className="rounded-sm outline-none">
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
