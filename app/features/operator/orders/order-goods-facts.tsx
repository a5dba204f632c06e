import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { ParcelCard } from '#app/features/order/parcel-view.tsx'
import { FactRow } from '#app/features/settings/settings-page.tsx'
import { wonAmount } from '#app/format/won.ts'
import type { OrderedListing } from '#contracts/order-case.ts'
import type { ParcelView } from '#contracts/order-delivery.ts'
import { CONDITION_LABELS } from '#contracts/product-labels.ts'

const LABELS: Readonly<Record<string, string>> = CONDITION_LABELS

/** What was promised: the listing as it was when it was ordered. */
export function ListingWhenOrdered({ listing }: { listing: OrderedListing }) {
  const { title, body, price, condition, photoCount, isBusiness } = listing
  return (
    <Card as="section" aria-labelledby="listing">
      <h2 id="listing" className="mb-3 text-base font-bold text-ink">
        주문할 때의 상품 글
      </h2>
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-y-2 text-sm">
        <FactRow name="제목">{title}</FactRow>
        <FactRow name="가격">{wonAmount(price)}</FactRow>
        <FactRow name="상품 상태">{LABELS[condition] ?? condition}</FactRow>
        <FactRow name="사진">{photoCount}장 (증거 모음에 있어요)</FactRow>
        <FactRow name="판매자">{isBusiness ? '사업자' : '개인'}</FactRow>
      </dl>
      <p className="mt-3 max-h-80 overflow-y-auto border-t border-line pt-3 text-sm wrap-anywhere whitespace-pre-line text-ink-2">
        {body}
      </p>
    </Card>
  )
}

/** Every tracking number of the order, with what its courier says: what an operator calls the courier with. */
export function DeskParcels({
  parcels,
}: {
  parcels: readonly (ParcelView & { isReplaced: boolean })[]
}) {
  if (parcels.length === 0) return null
  return (
    <section aria-labelledby="parcels" className="space-y-3">
      <h2 id="parcels" className="text-base font-bold text-ink">
        배송
      </h2>
      {parcels.map((parcel) => (
        <div key={`${parcel.courier}${parcel.invoiceNo}`}>
          {parcel.isReplaced && (
            <p className="mb-1">
              <Badge>보낸 사람이 다른 번호로 고쳤어요</Badge>
            </p>
          )}
          <ParcelCard parcel={parcel} />
        </div>
      ))}
    </section>
  )
}
