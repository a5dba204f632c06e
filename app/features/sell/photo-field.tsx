import type { EditableListing } from '#contracts/listing.ts'
import { LISTING_LIMITS } from '#contracts/listing-rules.ts'
import { PhotoBoxes } from './photo-boxes.tsx'
import { SellSection } from './section.tsx'
import { useSellForm } from './sell-context.ts'

export function PhotoField({ photos }: { photos: EditableListing['photos'] }) {
  const { initial } = useSellForm()
  return (
    <SellSection
      id="sell-photos"
      title="사진"
      required
      aside={<span className="text-sm text-ink-3">{LISTING_LIMITS.mostPhotos}장까지</span>}
    >
      <PhotoBoxes photos={photos} photoIds={initial.photoIds} />
    </SellSection>
  )
}
