import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '#app/components/icons.tsx'
import { usePanel } from '#app/shell/panels/lazy/panel-context.ts'
import type { ChatImage } from '#contracts/chat.ts'
import { chatMediaPath } from '#contracts/chat-constants.ts'
import { DownloadIcon } from '../icons.tsx'

const BUTTON = 'flex size-11 items-center justify-center rounded-md hover:bg-on-photo-hover'

/** Pictures side by side, one in sight at a time: swiped by the platform, or by arrow keys and buttons. */
export function ImagesPanel({ images, index }: { images: readonly ChatImage[]; index: number }) {
  const { titleId, close } = usePanel()
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(index)
  const image = images[current]

  // Only after the dialog is shown has it anything to scroll.
  useEffect(() => {
    scrollTo(strip.current, index)
  }, [index])

  function show(next: number) {
    if (next < 0 || next >= images.length) return
    setCurrent(next)
    scrollTo(strip.current, next)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(current + step)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys besides the buttons, wherever the focus is.
    <div className="images-panel" onKeyDown={onKeyDown}>
      <div className="flex min-h-14 shrink-0 items-center gap-1 ps-4 pe-2">
        <h2 id={titleId} className="flex-1 text-base font-semibold tabular-nums">
          <span className="sr-only">사진 </span>
          <span aria-live="polite">
            {current + 1} / {images.length}
          </span>
        </h2>
        {image && (
          <a
            href={chatMediaPath(image.mediaId, 'download')}
            download
            aria-label="사진 저장"
            className={BUTTON}
          >
            <DownloadIcon size={24} />
          </a>
        )}
        <button type="button" aria-label="닫기" onClick={close} className={BUTTON}>
          <CloseIcon size={24} />
        </button>
      </div>
      <div className="relative flex min-h-0 flex-1">
        <ul
          ref={strip}
          className="images-strip"
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
          }
        >
          {images.map(({ mediaId, width, height }, at) => (
            <li key={mediaId} className="images-slide" aria-hidden={at !== current}>
              {/* The next one is there before it is asked for, the rest is not. */}
              {Math.abs(at - current) <= 1 && (
                <img
                  src={chatMediaPath(mediaId)}
                  width={width}
                  height={height}
                  alt={`사진 ${at + 1}/${images.length}`}
                  decoding="async"
                  draggable={false}
                />
              )}
            </li>
          ))}
        </ul>
        <Step side="start" label="이전 사진" to={current > 0} onClick={() => show(current - 1)} />
        <Step
          side="end"
          label="다음 사진"
          to={current < images.length - 1}
          onClick={() => show(current + 1)}
        />
      </div>
    </div>
  )
}

function Step({
  side,
  label,
  to,
  onClick,
}: {
  side: 'start' | 'end'
  label: string
  /** Whether there is one. */
  to: boolean
  onClick: () => void
}) {
  if (!to) return null
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`images-step ${side === 'start' ? 'start-2' : 'end-2'}`}
    >
      {side === 'start' ? <ChevronLeftIcon size={28} /> : <ChevronRightIcon size={28} />}
    </button>
  )
}

/** At once: who presses an arrow twice would else be held up by the way to the first. */
function scrollTo(strip: HTMLElement | null, index: number): void {
  strip?.children[index]?.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' })
}
