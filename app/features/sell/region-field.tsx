import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { ChipButton } from '#app/components/chip.tsx'
import { Choice, Field, Input } from '#app/components/field.tsx'
import { useFormField } from '#app/components/form-context.ts'
import { CloseIcon, PinIcon, PlusIcon } from '#app/components/icons.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { paths } from '#app/paths.ts'
import { apiCall } from '#app/shell/queries/api-call.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { Region } from '#contracts/init.ts'
import { LISTING_LIMITS } from '#contracts/listing-rules.ts'
import { GroupProblem, SellSection } from './section.tsx'
import { useChanged, useSellForm } from './sell-context.ts'

export type NamedRegion = Pick<Region, 'regionCode' | 'fullName'>

interface RegionFieldProps {
  /** The chosen ones, and 내 동네, with their names. */
  known: readonly NamedRegion[]
  /** What was searched for without script. */
  found: readonly NamedRegion[] | null
}

/** Where the thing can be handed over: up to three regions, the first is shown in lists. */
export function RegionField(props: RegionFieldProps) {
  const { error, errorId } = useFormField('regionCodes')
  const isHydrated = useHydrated()
  return (
    <SellSection
      id="sell-regions"
      title="거래 지역"
      aside={<span className="text-sm text-ink-3">{LISTING_LIMITS.mostRegions}곳까지</span>}
    >
      {isHydrated ? <RegionChoice {...props} /> : <RegionBoxes {...props} />}
      <GroupProblem id={errorId} message={error} />
    </SellSection>
  )
}

function RegionBoxes({ known, found }: RegionFieldProps) {
  const { initial } = useSellForm()
  const all = [...known, ...(found ?? [])]
  const offered = all.filter(
    ({ regionCode }, at) => all.findIndex((each) => each.regionCode === regionCode) === at,
  )
  return (
    <>
      <fieldset>
        <legend className="sr-only">거래 지역</legend>
        {offered.map(({ regionCode, fullName }) => (
          <Choice
            key={regionCode}
            name="regionCodes"
            value={regionCode}
            defaultChecked={initial.regionCodes.includes(regionCode)}
          >
            {fullName}
          </Choice>
        ))}
      </fieldset>
      <div className="flex items-end gap-2">
        <Field name="regionKeyword" label="동네 이름" hideLabel className="flex-1">
          {(control) => <Input {...control} placeholder="동, 구, 시 이름" maxLength={40} />}
        </Field>
        <SubmitButton intent="findRegion" variant="secondary">
          동네 찾기
        </SubmitButton>
      </div>
      {found?.length === 0 && (
        <p role="status" className="text-sm text-ink-2">
          맞는 동네가 없어요. 동이나 구의 이름으로 다시 찾아보세요.
        </p>
      )}
    </>
  )
}

type Search = 'none' | 'searching' | 'failed' | { found: readonly NamedRegion[] }

function RegionChoice({ known }: RegionFieldProps) {
  const { values } = useSellForm()
  const changed = useChanged('regionCodes')
  const [names, setNames] = useState(
    () => new Map(known.map(({ regionCode, fullName }) => [regionCode, fullName])),
  )
  const [codes, setCodes] = useState(() => values.get().regionCodes)
  const [search, setSearch] = useState<Search>('none')
  const field = useRef<HTMLInputElement>(null)
  const isFull = codes.length >= LISTING_LIMITS.mostRegions
  const offered = known.filter(({ regionCode }) => !codes.includes(regionCode))

  function change(next: readonly string[]) {
    setCodes(next)
    values.set({ ...values.get(), regionCodes: next })
    changed()
  }

  function add({ regionCode, fullName }: NamedRegion) {
    setNames(new Map([...names, [regionCode, fullName]]))
    setSearch('none')
    if (field.current) field.current.value = ''
    if (!codes.includes(regionCode) && !isFull) change([...codes, regionCode])
  }

  async function find() {
    const keyword = field.current?.value.trim() ?? ''
    if (keyword === '') return setSearch('none')
    setSearch('searching')
    const answer = await apiCall<{ regions: NamedRegion[] }>(paths.regionNames(keyword)).catch(
      () => null,
    )
    setSearch(answer ? { found: answer.regions } : 'failed')
  }

  function findByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void find()
  }

  return (
    <div className="space-y-3">
      {codes.length > 0 && (
        <ul aria-label="고른 지역" className="flex flex-wrap gap-2">
          {codes.map((code, at) => (
            <li key={code}>
              <input type="hidden" name="regionCodes" value={code} />
              <ChipButton
                pressed
                aria-label={`${names.get(code) ?? code} 빼기`}
                onClick={() => change(codes.filter((each) => each !== code))}
              >
                {at === 0 && <PinIcon size={16} />}
                {names.get(code) ?? code}
                <CloseIcon size={16} />
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
      {!isFull && offered.length > 0 && (
        <ul aria-label="내 동네에서 고르기" className="flex flex-wrap gap-2">
          {offered.map((region) => (
            <li key={region.regionCode}>
              <ChipButton onClick={() => add(region)}>
                <PlusIcon size={16} />
                {region.fullName}
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <div className="flex gap-2">
          <Input
            ref={field}
            form=""
            type="search"
            aria-label="동네 이름"
            placeholder="동, 구, 시 이름으로 찾기"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={40}
            onKeyDown={findByEnter}
          />
          <Button
            variant="secondary"
            className="shrink-0"
            pending={search === 'searching'}
            onClick={find}
          >
            동네 찾기
          </Button>
        </div>
      )}
      {search === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          {ERROR_CATALOGUE.GENERIC.message}
        </p>
      )}
      {typeof search === 'object' && (
        <ul
          aria-label="찾은 동네"
          className="max-h-64 divide-y divide-line overflow-y-auto rounded-md border border-line-strong"
        >
          {search.found.map((region) => (
            <li key={region.regionCode}>
              <button type="button" className="sell-option" onClick={() => add(region)}>
                {region.fullName}
              </button>
            </li>
          ))}
          {search.found.length === 0 && (
            <li role="status" className="px-4 py-3 text-sm text-ink-3">
              맞는 동네가 없어요. 동이나 구의 이름으로 다시 찾아보세요.
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
