import { useEffect, useRef } from 'react'
import { CloseIcon } from '#app/components/icons.tsx'
import { usePanel } from '#app/shell/panels/lazy/panel-context.ts'
import type { Image } from '#contracts/common.ts'
import { Photo } from './photo.tsx'
import { PhotoTurner } from './photo-turner.tsx'
import { usePhotoStrip } from './use-photo-strip.ts'

/** The pictures in full screen: arrows and swipes change the picture. */
export function PhotoViewer({
  title,
  images,
  startAt,
  onLeave,
}: {
  title: string
  images: readonly Image[]
  startAt: number
  /** Called with the picture that was visible last. */
  onLeave: (index: number) => void
}) {
  const { titleId, close } = usePanel()
  const { strip, index, show, turn } = usePhotoStrip(images.length)
  const seen = useRef(startAt)
  seen.current = index

  useEffect(() => {
    show(startAt, 'instant')
    strip.current?.focus({ preventScroll: true })
    return () => onLeave(seen.current)
  }, [show, startAt, strip, onLeave])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys turn the pictures wherever the focus is.
    <div className="relative h-full bg-photo text-on-photo" onKeyDown={turn}>
      <h2 id={titleId} className="sr-only">
        {title} 사진 크게 보기
      </h2>
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable by keyboard.
        tabIndex={0}
        aria-label="사진"
        className="scrollbar-none flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain outline-none"
      >
        {images.map((image, position) => (
          <li
            key={image.mediaKey}
            className="flex h-full w-full shrink-0 snap-center items-center justify-center"
          >
            <Photo image={image} alt={`${title} 사진 ${position + 1}`} sizes="100vw" />
          </li>
        ))}
      </ul>
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center justify-between p-3 pt-[max(0.75rem,env(safe-area-inset-top))]">
        <p className="rounded-full bg-photo-scrim px-3 py-1.5 text-sm font-semibold tabular-nums">
          <span className="sr-only">사진 </span>
          {index + 1} / {images.length}
        </p>
        <button
          type="button"
          aria-label="닫기"
          className="pointer-events-auto flex size-11 items-center justify-center rounded-full bg-surface/95 text-ink hover:bg-surface"
          onClick={close}
        >
          <CloseIcon size={22} />
        </button>
      </div>
      <PhotoTurner index={index} count={images.length} onTurn={show} />
    </div>
  )
}
