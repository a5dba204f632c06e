import { useId, useMemo, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { ChipButton } from '#app/components/chip.tsx'
import { cx } from '#app/components/cx.ts'
import { Field, Input, Select } from '#app/components/field.tsx'
import { useFormField } from '#app/components/form-context.ts'
import { CheckIcon, ChevronLeftIcon, ChevronRightIcon } from '#app/components/icons.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import {
  type CategoryOption,
  findLeaves,
  leafGroups,
  type TopOption,
  trailName,
  trailTo,
} from './category-options.ts'
import { useListingHelp } from './listing-help.ts'
import { GroupProblem, SellSection } from './section.tsx'
import { useChanged, useSellForm, useSellValues } from './sell-context.ts'

/** The category: what the title suggests, or the tree by hand. */
export function CategoryField({ options }: { options: readonly TopOption[] }) {
  const isHydrated = useHydrated()
  return (
    <SellSection id="sell-category" title="카테고리" required>
      {isHydrated ? <CategoryChoice options={options} /> : <CategorySelect options={options} />}
    </SellSection>
  )
}

function CategorySelect({ options }: { options: readonly TopOption[] }) {
  const { initial } = useSellForm()
  return (
    <Field name="categorySeq" label="카테고리" hideLabel initial={initial.categorySeq}>
      {(control) => (
        <Select {...control}>
          <option value="">카테고리를 골라 주세요</option>
          {leafGroups(options).map(({ name, leaves }) => (
            <optgroup key={name} label={name}>
              {leaves.map((leaf) => (
                <option key={leaf.categorySeq} value={leaf.categorySeq}>
                  {leaf.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}

function CategoryChoice({ options }: { options: readonly TopOption[] }) {
  const { values } = useSellForm()
  const changed = useChanged('categorySeq')
  const { categorySeq } = useSellValues()
  const { categorySeqs } = useListingHelp()
  const { error, errorId } = useFormField('categorySeq')
  const [isOpen, setIsOpen] = useState(false)
  const chosen = useMemo(() => trailTo(options, Number(categorySeq)), [options, categorySeq])
  const suggested = categorySeqs
    .map((seq) => trailTo(options, seq))
    .filter((trail) => trail.length > 0)

  function choose(leaf: CategoryOption) {
    values.set({ ...values.get(), categorySeq: String(leaf.categorySeq) })
    setIsOpen(false)
    changed()
  }

  return (
    <div className="space-y-3">
      <input type="hidden" name="categorySeq" value={categorySeq} />
      {suggested.length > 0 && (
        <div>
          <p className="mb-2 text-sm text-ink-3">제목으로 찾은 카테고리예요.</p>
          <ul aria-label="추천 카테고리" className="flex flex-wrap gap-2">
            {suggested.map((trail) => {
              const leaf = trail.at(-1)
              if (!leaf) return null
              return (
                <li key={leaf.categorySeq}>
                  <ChipButton
                    pressed={String(leaf.categorySeq) === categorySeq}
                    onClick={() => choose(leaf)}
                    className="h-auto py-1 text-start whitespace-normal"
                  >
                    {trailName(trail.slice(-2))}
                  </ChipButton>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      <Button
        variant="secondary"
        block
        aria-expanded={isOpen}
        aria-describedby={errorId}
        className="justify-between! text-start"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={chosen.length > 0 ? 'text-ink' : 'font-normal text-ink-3'}>
          {chosen.length > 0 ? trailName(chosen) : '카테고리를 골라 주세요'}
        </span>
        <ChevronRightIcon size={18} className={cx('shrink-0', isOpen && 'rotate-90')} />
      </Button>
      {isOpen && <CategoryColumns options={options} chosen={chosen} onChoose={choose} />}
      <GroupProblem id={errorId} message={error} />
    </div>
  )
}

/** The tree in columns, one for each level; on a phone one level at a time. */
function CategoryColumns({
  options,
  chosen,
  onChoose,
}: {
  options: readonly TopOption[]
  chosen: readonly CategoryOption[]
  onChoose: (leaf: CategoryOption) => void
}) {
  const [open, setOpen] = useState<readonly CategoryOption[]>(chosen.slice(0, -1))
  const [typed, setTyped] = useState('')
  const found = useMemo(() => findLeaves(options, typed), [options, typed])
  const searchId = useId()
  const levels = [options, ...open.map(({ children }) => children)]
  const leaf = chosen.at(-1)
  return (
    <div className="overflow-hidden rounded-lg border border-line-strong">
      <div className="border-b border-line p-2">
        <label htmlFor={searchId} className="sr-only">
          카테고리 이름으로 찾기
        </label>
        {/* It belongs to no form: what is searched for is no part of the listing. */}
        <Input
          id={searchId}
          form=""
          type="search"
          value={typed}
          autoComplete="off"
          placeholder="카테고리 이름으로 찾기"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      {typed.trim() === '' ? (
        <div className="sell-columns" data-level={open.length}>
          {levels.map((level, depth) => (
            <div key={open[depth - 1]?.categorySeq ?? 'tops'} className="sell-column">
              {depth > 0 && (
                <button
                  type="button"
                  className="sell-option sell-back"
                  onClick={() => setOpen(open.slice(0, depth - 1))}
                >
                  <ChevronLeftIcon size={18} />
                  {open[depth - 1]?.name}
                </button>
              )}
              <ul aria-label={open[depth - 1]?.name ?? '카테고리'}>
                {level.map((option) => (
                  <li key={option.categorySeq}>
                    <button
                      type="button"
                      className="sell-option"
                      aria-pressed={
                        option.children.length === 0
                          ? option.categorySeq === leaf?.categorySeq
                          : open[depth]?.categorySeq === option.categorySeq
                      }
                      onClick={() =>
                        option.children.length === 0
                          ? onChoose(option)
                          : setOpen([...open.slice(0, depth), option])
                      }
                    >
                      {option.name}
                      {option.children.length > 0 ? (
                        <ChevronRightIcon size={16} className="ms-auto shrink-0 text-ink-3" />
                      ) : (
                        option.categorySeq === leaf?.categorySeq && (
                          <CheckIcon size={16} className="ms-auto shrink-0" />
                        )
                      )}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ) : (
        <ul aria-label="찾은 카테고리" className="max-h-80 overflow-y-auto py-1">
          {found.slice(0, 30).map((trail) => {
            const option = trail.at(-1)
            return (
              option && (
                <li key={option.categorySeq}>
                  <button type="button" className="sell-option" onClick={() => onChoose(option)}>
                    {trailName(trail)}
                  </button>
                </li>
              )
            )
          })}
          {found.length === 0 && (
            <li role="status" className="px-4 py-3 text-sm text-ink-3">
              그런 이름의 카테고리가 없어요.
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
