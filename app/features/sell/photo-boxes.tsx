import { Choice, ChoiceError } from '#app/components/field.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { EditableListing } from '#contracts/listing.ts'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import { LISTING_LIMITS } from '#contracts/listing-rules.ts'

/** Photos without script: files are sent with the form, and those that were sent are boxes with the choice of a cover. */
export function PhotoBoxes({
  photos,
  photoIds,
}: {
  /** With their pictures. */
  photos: EditableListing['photos']
  /** The chosen ones in their order. */
  photoIds: readonly string[]
}) {
  const images = new Map(photos.map(({ photoId, image }) => [photoId, image]))
  return (
    <div className="space-y-3">
      {photoIds.length > 0 && (
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
          {photoIds.map((photoId, at) => (
            <li key={photoId}>
              <Picture
                image={images.get(photoId) ?? null}
                alt={`사진 ${at + 1}`}
                sizes="8rem"
                className="w-full rounded-md"
              />
              <Choice name="photoIds" value={photoId} defaultChecked>
                쓰기
              </Choice>
              <Choice type="radio" name="cover" value={photoId} defaultChecked={at === 0}>
                대표
              </Choice>
            </li>
          ))}
        </ul>
      )}
      <label className="block text-sm text-ink-2">
        {`사진은 ${LISTING_LIMITS.mostPhotos}장까지, 한 번에 모두 더해 ${LISTING_PHOTO_RULES.formMegabytes}MB까지 보낼 수 있어요. 더 크면 몇 장씩 고르고 임시저장을 눌러 나누어 올려 주세요.`}
        <input
          type="file"
          name="photos"
          multiple
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic"
          className="mt-2 block w-full text-sm text-ink-3 file:me-3 file:min-h-11 file:rounded-md file:border file:border-control file:bg-surface file:px-4 file:text-sm file:font-semibold file:text-ink"
        />
      </label>
      <ChoiceError name="photoIds" />
    </div>
  )
}
