import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { cx } from '#app/components/cx.ts'
import { CloseIcon, ImageIcon } from '#app/components/icons.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { ShelfPhoto } from './photo-shelf.ts'

/** Where an arrow key moves a photo. */
function placeByKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return index - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return index + 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** One photo of the form: its picture, how far its upload is, and a button that removes it. */
export function PhotoTile({
  photo,
  index,
  count,
  isOffline,
  isSelected,
  isDragged,
  order,
  onPointerDown,
  onPress,
  onMove,
  onRemove,
}: {
  photo: ShelfPhoto
  index: number
  count: number
  isOffline: boolean
  isSelected: boolean
  isDragged: boolean
  /** Where it is shown while something is dragged. */
  order: number | undefined
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPress: () => void
  onMove: (to: number) => void
  onRemove: () => void
}) {
  const isCover = index === 0
  const name = `사진 ${index + 1}${isCover ? ', 대표' : ''}`

  function moveByKey(event: KeyboardEvent) {
    const to = placeByKey(event.key, index, count)
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (to >= 0 && to < count) onMove(to)
  }

  return (
    <li
      data-photo={photo.id}
      className={cx('photo-tile', isDragged && 'photo-tile-dragged')}
      style={order === undefined ? undefined : { order }}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={`${name}. 화살표 키로 순서를 바꿀 수 있어요.`}
        className="photo-tile-button"
        onPointerDown={onPointerDown}
        onContextMenu={(event) => event.preventDefault()}
        onClick={onPress}
        onKeyDown={moveByKey}
      >
        <PhotoPreview photo={photo} />
        {photo.state !== 'DONE' && <Sending photo={photo} isOffline={isOffline} />}
        {isCover && <span className="photo-cover">대표</span>}
      </button>
      <button
        type="button"
        aria-label={`사진 ${index + 1} 지우기`}
        className="photo-remove"
        onClick={onRemove}
      >
        <CloseIcon size={16} />
      </button>
    </li>
  )
}

/** The chosen file while the browser has it and can read it; afterwards the server's picture. */
export function PhotoPreview({ photo }: { photo: Pick<ShelfPhoto, 'photo' | 'preview'> }) {
  const [unreadable, setUnreadable] = useState<string | null>(null)
  const { preview } = photo
  if (preview && preview !== unreadable)
    return (
      <img
        src={preview}
        alt=""
        draggable={false}
        className="size-full object-cover"
        onError={() => setUnreadable(preview)}
      />
    )
  if (!photo.photo)
    return (
      <span className="flex size-full items-center justify-center text-ink-3">
        <ImageIcon size={24} />
      </span>
    )
  return (
    <Picture image={photo.photo?.image ?? null} alt="" sizes="8rem" eager className="size-full" />
  )
}

/** How far its upload is. */
export function Sending({ photo, isOffline }: { photo: ShelfPhoto; isOffline: boolean }) {
  const percent = Math.round(photo.progress * 100)
  return (
    <span className="photo-sending">
      {photo.state === 'SENDING' ? (
        <>
          <span
            role="progressbar"
            aria-label="올리는 중"
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="photo-progress"
          >
            <span style={{ inlineSize: `${percent}%` }} />
          </span>
          <span aria-hidden="true">{percent < 100 ? `${percent}%` : '다듬는 중'}</span>
        </>
      ) : (
        <span>{isOffline ? '연결 기다림' : '대기 중'}</span>
      )}
    </span>
  )
}
