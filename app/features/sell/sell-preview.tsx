import { Picture } from '#app/components/picture.tsx'
import { Price } from '#app/components/price.tsx'
import type { Image } from '#contracts/common.ts'
import { type PhotoShelf, usable } from './photos/photo-shelf.ts'
import { useShelf } from './photos/use-photo-shelf.ts'
import { useSellValues } from './sell-context.ts'
import { wonOf } from './typed-won.ts'

/** On a wide screen: the listing as it will stand in lists, while it is written. */
export function SellPreview({ shelf }: { shelf: PhotoShelf | null }) {
  const { title, price, free, tradeMethods, shipping } = useSellValues()
  const amount = free ? 0 : wonOf(price)
  return (
    <section aria-labelledby="sell-preview">
      <h2 id="sell-preview" className="mb-3 text-sm font-semibold text-ink-3">
        목록에서 이렇게 보여요
      </h2>
      <div className="flex gap-3">
        {shelf ? <Cover shelf={shelf} /> : <CoverPicture image={null} />}
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

const COVER = 'size-28 shrink-0 rounded-lg'

/** As soon as it is chosen. */
function Cover({ shelf }: { shelf: PhotoShelf }) {
  const [first] = usable(useShelf(shelf))
  if (first?.preview && !first.photo)
    return <img src={first.preview} alt="" className={`${COVER} object-cover`} />
  return <CoverPicture image={first?.photo?.image ?? null} />
}

const CoverPicture = ({ image }: { image: Image | null }) => (
  <Picture image={image} alt="" sizes="7rem" width={160} className={COVER} />
)
