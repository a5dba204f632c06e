import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { cx } from '#app/components/cx.ts'
import { CameraIcon, PlusIcon } from '#app/components/icons.tsx'
import { Notice } from '#app/components/notice.tsx'
import { LISTING_PHOTO_RULES, TOO_MANY_PHOTOS } from '#contracts/listing-photo-constants.ts'
import { type PhotoShelf, refused, storedIds, usable, waitingCount } from './photo-shelf.ts'
import { PhotoTile } from './photo-tile.tsx'
import { RefusedPhoto } from './refused-photo.tsx'
import { SelectedPhoto } from './selected-photo.tsx'
import { useDragOrder } from './use-drag-order.ts'
import { usePastedPhotos } from './use-pasted-photos.ts'
import { useShelf } from './use-photo-shelf.ts'

/** What the browser's own choice of files offers; an iPhone hands its HEIC photos over as JPEG where HEIC is not named. */
export const ACCEPTED_PHOTOS = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

/**
 * Chooses, sends, orders and removes photos. Its form gets `photoIds` in their order, and in `photosWaiting` how many are
 * still being sent.
 */
export function PhotoPicker({
  shelf,
  onChange,
  errorId,
  children,
}: {
  shelf: PhotoShelf
  /** Called after the ids, their order, or the number of those that wait have changed. */
  onChange?: () => void
  /** Of the sentence that says what is wrong with the photos. */
  errorId?: string | undefined
  /** More ways to add photos. */
  children?: ReactNode
}) {
  const state = useShelf(shelf)
  const photos = usable(state)
  const ids = storedIds(state)
  const waiting = waitingCount(state)
  const [selected, setSelected] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const { perListing } = LISTING_PHOTO_RULES
  const { list, dragged, press, wasDragged } = useDragOrder({
    ids: photos.map(({ id }) => id),
    onMove: (id, index) => moveTo(id, index),
  })
  const { isOver } = usePastedPhotos((files) => shelf.add(files))
  const chosen = photos.findIndex(({ id }) => id === selected)

  const summary = `${ids.join()}:${waiting}`
  const before = useRef(summary)
  useEffect(() => {
    if (before.current === summary) return
    before.current = summary
    onChange?.()
  }, [summary, onChange])

  function moveTo(id: string, index: number) {
    const place = shelf.move(id, index)
    if (place < 0) return
    setSaid(
      place === 0
        ? '대표 사진으로 옮겼어요.'
        : `${place + 1}번째로 옮겼어요. 모두 ${photos.length}장.`,
    )
    // Its element was moved within the list, which takes the focus away.
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-photo="${CSS.escape(id)}"] > button`)
        ?.focus(),
    )
  }

  function remove(id: string) {
    const index = photos.findIndex((photo) => photo.id === id)
    shelf.remove(id)
    setSelected(null)
    const next = photos[index + 1] ?? photos[index - 1]
    const focus = next ? `[data-photo="${CSS.escape(next.id)}"] > button` : '[data-add] input'
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(focus)?.focus())
  }

  return (
    <div className={cx('photo-picker', isOver && 'photo-picker-over')}>
      {ids.map((photoId) => (
        <input key={photoId} type="hidden" name="photoIds" value={photoId} />
      ))}
      <input type="hidden" name="photosWaiting" value={waiting} />
      <ul ref={list} className="photo-tiles" aria-label="상품 사진">
        <li data-add className="photo-add">
          <AddButton
            isFull={photos.length >= perListing}
            count={photos.length}
            errorId={errorId}
            onFiles={(files) => shelf.add(files)}
            onFull={() => shelf.say(TOO_MANY_PHOTOS)}
          />
        </li>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            count={photos.length}
            isOffline={state.isOffline}
            isSelected={photo.id === selected}
            isDragged={dragged?.id === photo.id}
            order={dragged ? dragged.order.indexOf(photo.id) + 1 : undefined}
            onPointerDown={(event) => press(photo.id, event)}
            onPress={() => !wasDragged() && setSelected(photo.id === selected ? null : photo.id)}
            onMove={(to) => moveTo(photo.id, to)}
            onRemove={() => remove(photo.id)}
          />
        ))}
      </ul>
      <CameraButton onFiles={(files) => shelf.add(files)} />
      {children}
      {chosen >= 0 && selected !== null && (
        <SelectedPhoto
          index={chosen}
          count={photos.length}
          onMove={(to) => moveTo(selected, to)}
          onRemove={() => remove(selected)}
        />
      )}
      {refused(state).map((photo) => (
        <RefusedPhoto
          key={photo.id}
          photo={photo}
          onRetry={() => shelf.retry(photo.id)}
          onRemove={() => shelf.remove(photo.id)}
        />
      ))}
      {state.notice && (
        <Notice tone="warning" live className="mt-3">
          {state.notice}
        </Notice>
      )}
      {state.isOffline && waiting > 0 && (
        <Notice tone="warning" live className="mt-3">
          {`연결이 끊겨서 사진 ${waiting}장이 기다리고 있어요. 다시 연결되면 이어서 올려요. 이 화면을 닫아도 이 기기에 남아 있어요.`}
        </Notice>
      )}
      {state.removed && (
        <p role="status" className="mt-3 flex items-center gap-3 text-sm text-ink-2">
          사진을 지웠어요.
          <Button variant="secondary" size="sm" onClick={() => shelf.undo()}>
            되돌리기
          </Button>
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** A file field that looks like a tile: pressing it opens the browser's own choice, and it can be focused. */
function AddButton({
  isFull,
  count,
  errorId,
  onFiles,
  onFull,
}: {
  isFull: boolean
  count: number
  errorId?: string | undefined
  onFiles: (files: File[]) => void
  onFull: () => void
}) {
  const { perListing } = LISTING_PHOTO_RULES
  return (
    <label className="photo-add-label">
      <input
        type="file"
        multiple
        accept={ACCEPTED_PHOTOS}
        aria-label={`사진 추가, 지금 ${count}장, ${perListing}장까지`}
        aria-describedby={errorId}
        aria-invalid={errorId ? true : undefined}
        className="sr-only"
        onClick={(event) => {
          if (!isFull) return
          event.preventDefault()
          onFull()
        }}
        onChange={({ currentTarget: field }) => {
          onFiles([...(field.files ?? [])])
          // So that the same can be chosen again.
          field.value = ''
        }}
      />
      <PlusIcon size={24} />
      <span aria-hidden="true" className="text-sm font-semibold">
        {`${count}/${perListing}`}
      </span>
    </label>
  )
}

/** Opens the camera of a phone at once. */
function CameraButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <label className="photo-camera">
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={({ currentTarget: field }) => {
          onFiles([...(field.files ?? [])])
          field.value = ''
        }}
      />
      <CameraIcon size={20} />
      카메라로 찍기
    </label>
  )
}
