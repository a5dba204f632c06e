import { ButtonLink } from '#app/components/button.tsx'
import { SectionHeader } from '#app/components/section-header.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { RegionForm } from '#app/features/regions/region-form.tsx'
import { paths } from '#app/paths.ts'
import type { Region } from '#contracts/init.ts'
import type { NearGoods } from './load-near.server.ts'
import { useNear } from './use-near.ts'

/** New goods near the visitor, and the way to choose where that is. */
export function NearRow({ near }: { near: NearGoods | null }) {
  const shown = useNear(near)
  const [inUse, other] = shown?.regions ?? []
  if (!shown || !inUse) return <ChooseRegion />
  return (
    <section aria-labelledby="near">
      <SectionHeader
        id="near"
        title="우리 동네 새 상품"
        description={`${inUse.name}에서 가까운 순서예요.`}
        to={paths.productList({ near: inUse.regionCode, sort: 'latest' })}
      />
      <Regions inUse={inUse} other={other} />
      {shown.items.length > 0 ? (
        <ProductGrid
          row
          items={shown.items}
          hearts={shown.hearts}
          now={shown.now}
          eagerCount={0}
          idPrefix="near-"
        />
      ) : (
        <p className="rounded-lg bg-surface-2 px-4 py-6 text-center text-sm text-ink-2">
          {inUse.fullName} 근처에는 아직 판매중인 상품이 없어요. 다른 동네를 고르거나 전국의 새
          상품을 둘러보세요.
        </p>
      )}
    </section>
  )
}

/** One tap to the other region, and the way to change them. */
function Regions({ inUse, other }: { inUse: Region; other: Region | undefined }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <span className="inline-flex min-h-9 items-center rounded-full bg-surface-3 px-3.5 text-sm font-semibold">
        {inUse.name}
      </span>
      {other && (
        <RegionForm change="use" region={other} redirectTo={paths.home()}>
          <SubmitButton
            variant="secondary"
            size="sm"
            className="rounded-full"
            aria-label={`${other.fullName} 보기`}
          >
            {other.name}
          </SubmitButton>
        </RegionForm>
      )}
      <ButtonLink
        to={paths.regions({ redirectTo: paths.home() })}
        variant="ghost"
        size="sm"
        className="font-medium"
      >
        동네 바꾸기
      </ButtonLink>
    </div>
  )
}

/** The same for every visitor without a region. */
function ChooseRegion() {
  return (
    <section
      aria-label="내 동네"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-surface-2 px-4 py-4"
    >
      <p className="text-sm text-ink-2">내 동네를 정하면 가까운 새 상품부터 보여 드려요.</p>
      <ButtonLink to={paths.regions({ redirectTo: paths.home() })} variant="secondary" size="sm">
        동네 정하기
      </ButtonLink>
    </section>
  )
}
