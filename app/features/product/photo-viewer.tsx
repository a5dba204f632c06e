import { useEffect, useRef } from 'react'
import { Button } from '#app/components/button.tsx'
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
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none bg-black p-0 text-white"
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
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center justify-between p-3">
        <p className="rounded-full bg-black/60 px-3 py-1.5 text-sm font-semibold tabular-nums">
          <span className="sr-only">사진 </span>
          {index + 1} / {images.length}
        </p>
        <Button
          square
          variant="secondary"
          aria-label="닫기"
          className="pointer-events-auto rounded-full"
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon size={22} />
        </Button>
      </div>
      <PhotoTurner
        index={index}
        count={images.length}
        onTurn={show}
        className="hidden sm:inline-flex"
      />
    </dialog>
  )
}
