import { CheckIcon } from '#app/components/icons.tsx'
import type { ShelfPhoto } from '../photos/photo-shelf.ts'
import { PhotoPreview, Sending } from '../photos/photo-tile.tsx'

/** A photo on the phone: how far it is on its way to the computer. */
export function PhonePhoto({ photo, index }: { photo: ShelfPhoto; index: number }) {
  const isDone = photo.state === 'DONE'
  return (
    <li className="photo-tile overflow-hidden rounded-md bg-surface-3">
      <span className="sr-only">{`사진 ${index + 1}${isDone ? ', 보냄' : ''}`}</span>
      <PhotoPreview photo={photo} />
      {isDone ? (
        <span aria-hidden="true" className="phone-sent">
          <CheckIcon size={16} />
          보냄
        </span>
      ) : (
        <Sending photo={photo} isOffline={photo.message !== null} />
      )}
    </li>
  )
}
