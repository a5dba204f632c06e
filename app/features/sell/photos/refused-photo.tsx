import { Button } from '#app/components/button.tsx'
import { AlertIcon } from '#app/components/icons.tsx'
import type { ShelfPhoto } from './photo-shelf.ts'
import { PhotoPreview } from './photo-tile.tsx'

/** A file that is no photo of the listing, and why. */
export function RefusedPhoto({
  photo,
  onRetry,
  onRemove,
}: {
  photo: ShelfPhoto
  onRetry: () => void
  onRemove: () => void
}) {
  return (
    <div role="alert" className="photo-refused">
      <span className="photo-refused-picture">
        <PhotoPreview photo={photo} />
      </span>
      <div className="min-w-0 flex-1">
        {photo.name && <p className="truncate text-sm text-ink-2">{photo.name}</p>}
        <p className="flex gap-1 text-sm font-medium text-danger">
          <AlertIcon size={16} className="mt-0.5 shrink-0" />
          {photo.message}
        </p>
        <div className="mt-2 flex gap-2">
          {!photo.isHopeless && (
            <Button variant="secondary" size="sm" onClick={onRetry}>
              다시 올리기
            </Button>
          )}
          <Button variant={photo.isHopeless ? 'secondary' : 'ghost'} size="sm" onClick={onRemove}>
            빼기
          </Button>
        </div>
      </div>
    </div>
  )
}
