import { Select } from '#app/components/field.tsx'
import type { RegionChoice } from './region-groups.ts'

/** One choice of region; choosing a 시/도 brings up its 시/군/구 the next time. */
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
