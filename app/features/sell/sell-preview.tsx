import { Picture } from '#app/components/picture.tsx'
import { Price } from '#app/components/price.tsx'
import type { EditableListing } from '#contracts/listing.ts'
import { useSellValues } from './sell-context.ts'
import { wonOf } from './typed-won.ts'

/** On a wide screen: the listing as it will stand in lists, while it is written. */
export function SellPreview({ photos }: { photos: EditableListing['photos'] }) {
  const { title, price, free, photoIds, tradeMethods, shipping } = useSellValues()
  const cover = photos.find(({ photoId }) => photoId === photoIds[0])?.image ?? null
  const amount = free ? 0 : wonOf(price)
  return (
    <section aria-labelledby="sell-preview">
      <h2 id="sell-preview" className="mb-3 text-sm font-semibold text-ink-3">
        목록에서 이렇게 보여요
      </h2>
      <div className="flex gap-3">
        <Picture image={cover} alt="" sizes="7rem" className="size-28 shrink-0 rounded-lg" />
        <div className="min-w-0">
          <p className="line-clamp-2 text-base text-ink">
            {title.trim() || <span className="text-ink-3">제목</span>}
          </p>
          <p className="mt-1">
            {amount === null ? (
              <span className="font-bold text-ink-3">가격</span>
            ) : (
              <Price price={amount} />
            )}
          </p>
          <p className="mt-1 text-xs text-ink-3">
            {['방금 전', tradeMethods.includes('PARCEL') && shipping === 'INCLUDED' && '무료배송']
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
    </section>
  )
}
