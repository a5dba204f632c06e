import { Choice, Select } from '#app/components/field.tsx'
import type { RegionChoice } from './region-groups.ts'

/** One choice of region; after a 시/도 was chosen, the next page offers its 시/군/구. */
export function RegionFilter({
  choice,
  region,
  onChange,
}: {
  choice: RegionChoice
  region: string | null
  onChange: (region: string | null) => void
}) {
  if (choice.groups.length === 0) return null
  return (
    <fieldset>
      <legend>지역</legend>
      <Select
        name="region"
        aria-label="지역"
        value={region ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      >
        <option value="">전국</option>
        {choice.groups
          .map(({ name, options }) => (
            <optgroup key={name ?? ''} label={name ?? '시/도'}>
              {options.map(({ code, name: part }) => (
                <option key={code} value={code}>
                  {part}
                </option>
              ))}
            </optgroup>
          ))
          .reverse()}
      </Select>
    </fieldset>
  )
}

/** The same choice as a list, for a view of its own. */
export function RegionList({
  choice,
  region,
  onChoose,
}: {
  choice: RegionChoice
  region: string | null
  onChoose: (region: string | null) => void
}) {
  const option = (code: string | null, name: string) => (
    <Choice
      key={code}
      type="radio"
      name="region-view"
      checked={region === code}
      onChange={() => onChoose(code)}
      onClick={() => region === code && onChoose(code)}
    >
      {name}
    </Choice>
  )
  return (
    <div className="list-form">
      {option(null, '전국')}
      {[...choice.groups].reverse().map(({ name, options }) => (
        <fieldset key={name ?? ''}>
          <legend>{name ?? '시/도'}</legend>
          {options.map(({ code, name: part }) => option(code, part))}
        </fieldset>
      ))}
    </div>
  )
}

/** The name of the choice. */
export function regionName(choice: RegionChoice, region: string | null): string {
  if (region === null) return '전국'
  const options = choice.groups.flatMap((group) => group.options)
  return options.find(({ code }) => code === region)?.name ?? choice.chosen ?? '전국'
}
