import { Form } from '@remix-run/react'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Choice, ChoiceError, Input } from '#app/components/field.tsx'
import { SearchIcon } from '#app/components/icons.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { count } from '#app/format/count.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { OwnListing } from '#contracts/listing.ts'
import { DELETION_MEANS } from './delete-listing.tsx'
import type { loadOwnProducts } from './load-own-products.server.ts'
import { OwnListingRow } from './own-listing-row.tsx'
import {
  OWN_TAB_LABELS,
  OWN_TABS,
  type OwnProductsQuery,
  type OwnTab,
  ownProductsHref,
} from './own-products-query.ts'

type OwnProducts = Awaited<ReturnType<typeof loadOwnProducts>>

const CHOOSE = 'own-choose'

/** The member's listings by state, with what is done with one or several of them. */
export function OwnProductsView({ query, items, counts, pageCount, allowance, now }: OwnProducts) {
  const { tab, keyword, page } = query
  const href = ownProductsHref(query)
  const [chosen, setChosen] = useState(0)
  const isHydrated = useHydrated()

  // Another list begins with nothing chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list itself is what changes.
  useEffect(() => setChosen(boxes().filter(({ checked }) => checked).length), [items])

  const recount = ({ target }: FormEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'productSeq')
      setChosen(boxes().filter(({ checked }) => checked).length)
  }
  function chooseAll() {
    const isWhole = chosen === items.length
    for (const box of boxes()) box.checked = !isWhole
    setChosen(isWhole ? 0 : items.length)
  }

  return (
    <div className="container-page py-4 lg:py-8">
      <div className="mx-auto max-w-3xl" onChange={recount}>
        <div className="flex items-center justify-between gap-3">
          <h1 className="text-xl font-bold text-ink lg:text-2xl">내 상품</h1>
          <ButtonLink to={paths.sellForm()} size="sm">
            상품 등록
          </ButtonLink>
        </div>
        <p className="mt-1 text-sm text-ink-3">
          {`판매완료를 뺀 상품 ${count(allowance.used)}개를 올렸고, ${count(allowance.most)}개까지 올릴 수 있어요.`}
        </p>
        <Tabs
          label="판매 상태"
          className="mt-3"
          tabs={(Object.keys(OWN_TABS) as OwnTab[]).map((each) => ({
            to: ownProductsHref({ tab: each, keyword, page: 1 }),
            label: OWN_TAB_LABELS[each],
            count: count(counts[OWN_TABS[each]]),
            current: each === tab,
          }))}
        />
        <TitleSearch query={query} />
        {items.length > 0 ? (
          <>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <OwnListingRow
                  key={item.productSeq}
                  item={item}
                  now={now}
                  action={href}
                  chooseIn={CHOOSE}
                />
              ))}
            </ul>
            <Pagination
              label="내 상품 페이지"
              page={page}
              hasNext={page < pageCount}
              lastPage={pageCount}
              to={(to) => ownProductsHref({ ...query, page: to })}
            />
            {(chosen > 0 || !isHydrated) && (
              <SeveralAtOnce tab={tab} action={href} chosen={chosen} items={items}>
                {isHydrated && (
                  <Button variant="ghost" size="sm" onClick={chooseAll}>
                    {chosen === items.length ? '모두 풀기' : '모두 고르기'}
                  </Button>
                )}
              </SeveralAtOnce>
            )}
          </>
        ) : (
          <NoListings query={query} />
        )}
      </div>
    </div>
  )
}

const boxes = () => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name="productSeq"][form="${CHOOSE}"]`),
]

function TitleSearch({ query: { tab, keyword } }: { query: OwnProductsQuery }) {
  return (
    <Form
      action={paths.ownProducts()}
      role="search"
      aria-label="내 상품 찾기"
      className="mt-4 flex gap-2"
    >
      {tab !== 'onsale' && <input type="hidden" name="tab" value={tab} />}
      <Input
        key={keyword}
        type="search"
        name="q"
        defaultValue={keyword}
        maxLength={60}
        aria-label="제목"
        placeholder="제목으로 찾기"
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" variant="secondary" square aria-label="찾기">
        <SearchIcon size={20} />
      </Button>
    </Form>
  )
}

/** The bar for the chosen ones. */
function SeveralAtOnce({
  tab,
  action,
  chosen,
  children,
}: {
  tab: OwnTab
  action: string
  chosen: number
  items: readonly OwnListing[]
  children: ReactNode
}) {
  return (
    <PostForm
      id={CHOOSE}
      intent={['bump', 'state', 'hide', 'show', 'delete']}
      action={action}
      preventScrollReset
      className="sticky-action-bar mt-4 space-y-2 border-t border-line bg-surface py-3"
    >
      <ChoiceError name="productSeq" />
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="me-1 text-sm font-semibold text-ink">
          {chosen > 0 ? `${count(chosen)}개 골랐어요` : '고른 상품을'}
        </p>
        {children}
        {tab === 'onsale' && (
          <SubmitButton intent="bump" variant="secondary" size="sm">
            끌올
          </SubmitButton>
        )}
        {tab === 'hidden' ? (
          <SubmitButton intent="show" variant="secondary" size="sm">
            다시 보이기
          </SubmitButton>
        ) : (
          <SubmitButton intent="hide" variant="secondary" size="sm">
            숨기기
          </SubmitButton>
        )}
      </div>
      <details>
        <summary className="inline-flex min-h-9 items-center text-sm text-ink-2 underline underline-offset-4">
          고른 상품 삭제하기
        </summary>
        <div className="mt-1 space-y-2 rounded-md border border-danger/30 bg-danger-soft p-3">
          <p className="text-sm text-ink-2">{DELETION_MEANS}</p>
          <Choice name="isSure" value="1">
            네, 삭제할게요.
          </Choice>
          <ChoiceError name="isSure" />
          <SubmitButton intent="delete" variant="danger" size="sm">
            삭제하기
          </SubmitButton>
        </div>
      </details>
    </PostForm>
  )
}

function NoListings({ query: { tab, keyword, page } }: { query: OwnProductsQuery }) {
  if (keyword || page > 1)
    return (
      <EmptyState
        title={keyword ? `‘${keyword}’에 맞는 상품이 없어요` : '이 페이지에는 상품이 없어요'}
        actions={
          <ButtonLink to={ownProductsHref({ tab, keyword: '', page: 1 })} variant="secondary">
            모두 보기
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      title={`${OWN_TAB_LABELS[tab]} 상품이 없어요`}
      actions={tab === 'onsale' && <ButtonLink to={paths.sellForm()}>첫 상품 올리기</ButtonLink>}
    >
      {tab === 'onsale' && '안 쓰는 물건을 찍어서 올려 보세요. 1분이면 돼요.'}
      {tab === 'hidden' && '잠시 팔지 않을 상품을 숨기면 여기에 모여요.'}
    </EmptyState>
  )
}
