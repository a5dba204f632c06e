import { useNavigate } from '@remix-run/react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { Choice } from '#app/components/field.tsx'
import { ChevronRightIcon } from '#app/components/icons.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { count, totalText } from '#app/format/count.ts'
import {
  CONDITION_LABELS,
  PERIOD_LABELS,
  TRADE_METHOD_LABELS,
  TRADE_STATE_LABELS,
} from '#contracts/product-labels.ts'
import { PERIOD_DAYS } from '#contracts/search-limits.ts'
import { CategoryFilter } from './category-filter.tsx'
import { listHref } from './list-base.ts'
import {
  CONDITION_NAMES,
  changed,
  type ListQuery,
  listParams,
  METHOD_NAMES,
  NO_FILTERS,
  STATE_NAMES,
  toggled,
  withoutFilters,
} from './list-query.ts'
import type { ProductList } from './load-product-list.server.ts'
import { PriceFilter } from './price-filter.tsx'
import { RegionFilter, RegionList, regionName } from './region-filter.tsx'
import { queryOfForm, useResultCount } from './use-result-count.ts'

/** Views of the panel that contains the form. */
export interface FilterViews {
  /** Null for the form itself. */
  shown: string | null
  show: (view: string) => void
  back: () => void
}

/**
 * Everything a list can be narrowed by: a plain GET form without script.
 *
 * @param live a change takes effect at once (the column of a desktop); otherwise with the button (the panel of a phone)
 * @param views where category and region have views of their own; without them they are in the form
 */
export function FilterForm({
  list,
  live,
  views,
}: {
  list: ProductList
  live: boolean
  views?: FilterViews
}) {
  const { base, query, regions } = list
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [draft, setDraft] = useState(query)
  const [shown, setShown] = useState(query)
  const form = useRef<HTMLFormElement>(null)
  const [typedChanges, setTypedChanges] = useState(0)
  const found = useResultCount(
    form,
    { isAsked: !live, base, query, shown: list.result },
    draft,
    typedChanges,
  )
  if (shown !== query) {
    setShown(query)
    setDraft(query)
  }

  function apply(next: ListQuery) {
    navigate(listHref(base, next))
  }
  function update(change: Partial<ListQuery>) {
    const next = changed(draft, change)
    setDraft(next)
    if (live) apply(next)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    apply(queryOfForm(event.currentTarget, base))
  }

  const fields = (
    <form
      ref={form}
      method="get"
      action={listHref(base, NO_FILTERS)}
      onSubmit={submit}
      onInput={() => setTypedChanges((changes) => changes + 1)}
      className="list-form"
      hidden={Boolean(views?.shown)}
    >
      {query.sort !== 'RECOMMENDED' && <Kept name="sort" query={query} />}
      {query.categorySeq !== null && <Kept name="category" query={query} />}
      {query.near !== null && <Kept name="near" query={query} />}
      {query.exact && <Kept name="exact" query={query} />}
      {views ? (
        <ViewRow views={views} view="category" label="카테고리">
          {list.narrowing.trail.at(-1)?.name ?? '전체 카테고리'}
        </ViewRow>
      ) : (
        <CategoryFilter list={list} />
      )}
      <PriceFilter
        draft={draft}
        href={(range) => listHref(base, changed(query, range))}
        onChange={update}
      />
      <Group legend="거래 상태">
        {Object.entries(STATE_NAMES).map(([name, value]) => (
          <Choice
            key={name}
            name="state"
            value={name}
            checked={draft.states.includes(value)}
            onChange={() => update({ states: toggled(draft.states, value) })}
            trailing={hits(list.result?.facets?.tradeStates, value)}
          >
            {TRADE_STATE_LABELS[value]}
          </Choice>
        ))}
      </Group>
      <Group legend="상품 상태">
        {Object.entries(CONDITION_NAMES).map(([name, value]) => (
          <Choice
            key={name}
            name="condition"
            value={name}
            checked={draft.conditions.includes(value)}
            onChange={() => update({ conditions: toggled(draft.conditions, value) })}
            trailing={hits(list.result?.facets?.conditions, value)}
          >
            {CONDITION_LABELS[value]}
          </Choice>
        ))}
      </Group>
      <Group legend="거래 방법">
        {Object.entries(METHOD_NAMES).map(([name, value]) => (
          <Choice
            key={name}
            name="method"
            value={name}
            checked={draft.methods.includes(value)}
            onChange={() => update({ methods: toggled(draft.methods, value) })}
          >
            {TRADE_METHOD_LABELS[value]}
          </Choice>
        ))}
      </Group>
      <Group legend="혜택">
        <Choice
          name="safePay"
          value="1"
          checked={draft.safePay}
          onChange={() => update({ safePay: !draft.safePay })}
        >
          안심결제
        </Choice>
        <Choice
          name="freeShipping"
          value="1"
          checked={draft.freeShipping}
          onChange={() => update({ freeShipping: !draft.freeShipping })}
        >
          무료배송
        </Choice>
        <Choice
          name="lowered"
          value="1"
          checked={draft.lowered}
          onChange={() => update({ lowered: !draft.lowered })}
        >
          가격 내림
        </Choice>
      </Group>
      {views ? (
        <>
          {draft.region && <input type="hidden" name="region" value={draft.region} />}
          <ViewRow views={views} view="region" label="지역">
            {regionName(regions, draft.region)}
          </ViewRow>
        </>
      ) : (
        <RegionFilter
          choice={regions}
          region={draft.region}
          onChange={(region) => update({ region })}
        />
      )}
      <Group legend="등록 기간">
        {[null, ...PERIOD_DAYS].map((days) => (
          <Choice
            key={days}
            type="radio"
            name="period"
            value={days ?? ''}
            checked={draft.periodDays === days}
            onChange={() => update({ periodDays: days })}
          >
            {days === null ? '전체' : PERIOD_LABELS[days]}
          </Choice>
        ))}
      </Group>
      <div className="list-form-end">
        <Button
          variant="secondary"
          className="noscript:hidden"
          onClick={() => update(withoutFilters(draft))}
        >
          초기화
        </Button>
        <Button type="submit" className="flex-1">
          {hydrated && found ? `결과 ${totalText(found)} 보기` : '적용하기'}
        </Button>
      </div>
    </form>
  )
  return (
    <>
      {fields}
      {views?.shown === 'category' && <CategoryFilter list={list} />}
      {views?.shown === 'region' && (
        <RegionList
          choice={regions}
          region={draft.region}
          onChoose={(region) => {
            update({ region })
            views.back()
          }}
        />
      )}
    </>
  )
}

/** A button that opens a view of its own, with the current choice. */
function ViewRow({
  views,
  view,
  label,
  children,
}: {
  views: FilterViews
  view: string
  label: string
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className="list-view-row"
      data-opens-view={view}
      onClick={() => views.show(view)}
    >
      <b>{label}</b>
      <span>{children}</span>
      <ChevronRightIcon size={18} />
    </button>
  )
}

/** A part of the state that has no control of its own in the form. */
function Kept({ name, query }: { name: 'sort' | 'category' | 'near' | 'exact'; query: ListQuery }) {
  const value = listParams(query)[name]
  return <input type="hidden" name={name} value={value === true ? '1' : String(value)} />
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

function hits<Value>(
  counts: readonly { value: Value; count: number }[] | undefined,
  value: Value,
): string | undefined {
  return counts && count(counts.find((each) => each.value === value)?.count ?? 0)
}
