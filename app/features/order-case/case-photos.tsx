import { paths } from '#app/paths.ts'
import type { CasePhoto } from '#contracts/order-case.ts'

/** What a member has shown with words; each photo opens in full. */
export function CasePhotos({
  orderSeq,
  photos,
  who,
  ofDesk = false,
}: {
  orderSeq: number
  photos: readonly CasePhoto[]
  /** Whose they are. */
  who: string
  /** The operators' addresses. */
  ofDesk?: boolean
}) {
  if (photos.length === 0) return null
  const address = ofDesk ? paths.operatorCasePhoto : paths.casePhoto
  return (
    <ul className="mt-2 grid grid-cols-3 gap-2 sm:grid-cols-6">
      {photos.map(({ photoId, width, height }, index) => (
        <li key={photoId}>
          <a href={address(orderSeq, photoId)} className="block rounded-md">
            <img
              src={address(orderSeq, photoId)}
              width={width}
              height={height}
              alt={`${who}가 올린 사진 ${index + 1}`}
              loading="lazy"
              className="aspect-square w-full rounded-md border border-line bg-surface-2 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
