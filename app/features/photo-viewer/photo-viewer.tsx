import { useEffect, useLayoutEffect, useRef } from 'react'
import { CloseIcon, DownloadIcon } from '#app/components/icons.tsx'
import { usePanel } from '#app/shell/panels/lazy/panel-context.ts'
import { PhotoTurner } from './photo-turner.tsx'
import { usePhotoStrip } from './use-photo-strip.ts'
import type { Viewing } from './viewing.ts'
import { WholePhoto } from './whole-photo.tsx'

const BUTTON =
  'pointer-events-auto flex size-11 items-center justify-center rounded-full bg-photo-scrim hover:bg-on-photo-hover'

/** Pictures over the whole screen: swipes, arrows and buttons change the picture. */
export function PhotoViewer({ title, photos, startAt, onLeave }: Viewing) {
  const { titleId, close } = usePanel()
  const { strip, index, show, turn } = usePhotoStrip(photos.length, startAt)
  const seen = useRef(startAt)
  seen.current = index
  const leave = useRef(onLeave)
  leave.current = onLeave
  const download = photos[index]?.download

  // The dialog is shown later in this commit; before that nothing scrolls, and after the paint it would be seen.
  useLayoutEffect(() => {
    queueMicrotask(() => {
      show(startAt, 'instant')
      strip.current?.focus({ preventScroll: true })
    })
  }, [show, startAt, strip])

  useEffect(() => () => leave.current?.(seen.current), [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys turn the pictures wherever the focus is.
    <div className="relative h-full bg-photo text-on-photo" onKeyDown={turn}>
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable by keyboard.
        tabIndex={0}
        aria-label="사진"
        className="scrollbar-none flex h-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-contain outline-none"
      >
        {photos.map((photo, position) => (
          <li
            key={photo.key}
            aria-hidden={position !== index}
            className="relative h-full w-full shrink-0 snap-center snap-always"
          >
            <WholePhoto photo={photo} isNear={Math.abs(position - index) <= 1} />
          </li>
        ))}
      </ul>
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center gap-1 p-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
        <h2
          id={titleId}
          className="me-auto rounded-full bg-photo-scrim px-3 py-1.5 text-sm font-semibold tabular-nums"
        >
          <span className="sr-only">{title}, 사진 </span>
          <span aria-live="polite">
            {index + 1} / {photos.length}
          </span>
        </h2>
        {download && (
          <a href={download} download aria-label="사진 저장" className={BUTTON}>
            <DownloadIcon size={24} />
          </a>
        )}
        <button type="button" aria-label="닫기" className={BUTTON} onClick={close}>
          <CloseIcon size={24} />
        </button>
      </div>
      <PhotoTurner index={index} count={photos.length} onTurn={show} />
    </div>
  )
}
