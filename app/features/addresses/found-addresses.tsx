import { Choice, ChoiceError } from '#app/components/field.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { count } from '#app/format/count.ts'
import type { FoundAddress } from '#contracts/address.ts'

/** What the search found; the chosen one is taken over into the form around it. */
export function FoundAddresses({
  found: { items, total },
}: {
  found: { items: readonly FoundAddress[]; total: number }
}) {
  if (items.length === 0)
    return (
      <Notice live className="mt-3">
        찾는 주소가 없어요. 도로명과 건물 번호를 다시 확인하거나 아래에 직접 적어 주세요.
      </Notice>
    )
  return (
    <div className="mt-3" role="status">
      <p className="text-sm text-ink-3">
        {total > items.length
          ? `${count(total)}곳 가운데 ${count(items.length)}곳이에요. 건물 번호까지 적으면 더 빨라요.`
          : `${count(total)}곳을 찾았어요.`}
      </p>
      <ul className="mt-2 max-h-80 divide-y divide-line overflow-y-auto rounded-md border border-line bg-surface">
        {items.map(({ zonecode, roadAddress, lotAddress }) => (
          <li key={`${zonecode}${roadAddress}`} className="px-3 py-1">
            <Choice type="radio" name="picked" value={`${zonecode}|${roadAddress}`}>
              <span className="block">
                <span className="me-2 text-ink-3 tabular-nums">{zonecode}</span>
                {roadAddress}
              </span>
              <span className="block font-normal text-ink-3">{lotAddress}</span>
            </Choice>
          </li>
        ))}
      </ul>
      <ChoiceError name="picked" className="mt-2" />
      <SubmitButton intent="pick" variant="secondary" className="mt-3">
        고른 주소 쓰기
      </SubmitButton>
    </div>
  )
}
