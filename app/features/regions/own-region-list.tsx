import { Badge } from '#app/components/badge.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import type { Region } from '#contracts/init.ts'
import { RegionForm } from './region-form.tsx'

/** What the visitor has as 내 동네; the first one is in use. */
export function OwnRegionList({ regions }: { regions: readonly Region[] }) {
  if (regions.length === 0)
    return (
      <p className="rounded-lg bg-surface-2 px-4 py-5 text-sm text-ink-2">
        아직 정한 동네가 없어요. 동네를 정하면 홈과 목록에서 가까운 상품부터 볼 수 있어요.
      </p>
    )
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {regions.map((region, index) => (
        <li key={region.regionCode} className="flex min-h-14 items-center gap-2 px-4 py-1.5">
          <span className="min-w-0 flex-1 font-semibold">
            {region.fullName}
            {index === 0 && (
              <Badge tone="info" className="ms-2">
                쓰는 중
              </Badge>
            )}
          </span>
          {index > 0 && (
            <RegionForm change="use" region={region}>
              <SubmitButton variant="secondary" size="sm" aria-label={`${region.fullName} 쓰기`}>
                이 동네 쓰기
              </SubmitButton>
            </RegionForm>
          )}
          <RegionForm change="remove" region={region}>
            <SubmitButton variant="ghost" size="sm" aria-label={`${region.fullName} 지우기`}>
              지우기
            </SubmitButton>
          </RegionForm>
        </li>
      ))}
    </ul>
  )
}
