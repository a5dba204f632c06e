import { useFormField } from '#app/components/form-context.ts'
import type { EditableListing } from '#contracts/listing.ts'
import { LISTING_LIMITS } from '#contracts/listing-rules.ts'
import { FindingsOf } from './findings.tsx'
import { PhonePhotos } from './phone/phone-photos.tsx'
import { PhotoBoxes } from './photo-boxes.tsx'
import { PhotoPicker } from './photos/photo-picker.tsx'
import type { PhotoShelf } from './photos/photo-shelf.ts'
import { GroupProblem, SellSection } from './section.tsx'
import { useChanged, useSellForm } from './sell-context.ts'

/** The photos: chosen, sent and ordered one by one, or without script sent with the form. */
export function PhotoField({
  photos,
  shelf,
  draftId,
}: {
  photos: EditableListing['photos']
  /** Null without script. */
  shelf: PhotoShelf | null
  /** Null for a listing that is edited: a phone sends its photos to a draft. */
  draftId: string | null
}) {
  const { initial } = useSellForm()
  const changed = useChanged('photoIds')
  const { error, errorId } = useFormField('photoIds')
  return (
    <SellSection
      id="sell-photos"
      title="사진"
      required
      aside={<span className="text-sm text-ink-3">{LISTING_LIMITS.mostPhotos}장까지</span>}
    >
      {shelf ? (
        <>
          <PhotoPicker shelf={shelf} onChange={changed} errorId={errorId}>
            {draftId && <PhonePhotos draftId={draftId} shelf={shelf} />}
          </PhotoPicker>
          <GroupProblem id={errorId} message={error} />
        </>
      ) : (
        <PhotoBoxes photos={photos} photoIds={initial.photoIds} />
      )}
      <FindingsOf field="photoIds" />
    </SellSection>
  )
}
