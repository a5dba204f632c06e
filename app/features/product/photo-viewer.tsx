import { useEffect, useRef } from 'react'
import { CloseIcon } from '#app/components/icons.tsx'
import type { Image } from '#contracts/common.ts'
import { Photo } from './photo.tsx'
import { PhotoTurner } from './photo-turner.tsx'
import { usePhotoStrip } from './use-photo-strip.ts'

/** The pictures on the whole screen, in the platform's own modal: Escape, arrows and swipes work. */
export function PhotoViewer({
  title,
  images,
  startAt,
  onClose,
}: {
  title: string
  images: readonly Image[]
  startAt: number
  /** Told which picture was seen last. */
  onClose: (index: number) => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { strip, index, show, turn } = usePhotoStrip(images.length)

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
    show(startAt, 'instant')
    strip.current?.focus({ preventScroll: true })
  }, [show, startAt, strip])

  return (
    <dialog
      ref={dialog}
      aria-label={`${title} 사진 크게 보기`}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-black p-0 text-white"
      onClose={() => onClose(index)}
      onKeyDown={turn}
    >
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
        <p className="rounded-full bg-black/60 px-3 py-1.5 text-sm font-semibold tabular-nums">
          <span className="sr-only">사진 </span>
          {index + 1} / {images.length}
        </p>
        <button
          type="button"
          aria-label="닫기"
          className="pointer-events-auto flex size-11 items-center justify-center rounded-full bg-surface/95 text-ink hover:bg-surface"
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon size={22} />
        </button>
      </div>
      <PhotoTurner index={index} count={images.length} onTurn={show} />
    </dialog>
  )
}
