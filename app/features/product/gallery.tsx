import type { KeyboardEvent, MouseEvent } from 'react'
import { cx } from '#app/components/cx.ts'
import { ExpandIcon, ImageIcon } from '#app/components/icons.tsx'
import { placeholderColor } from '#app/components/placeholder-color.ts'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { loadedSource, openPhotoViewer } from '#app/features/photo-viewer/open-photo-viewer.ts'
import { PhotoTurner } from '#app/features/photo-viewer/photo-turner.tsx'
import { usePhotoStrip } from '#app/features/photo-viewer/use-photo-strip.ts'
import type { Image } from '#contracts/common.ts'
import { mediaUrl } from '#contracts/media.ts'
import type { TradeState } from '#contracts/product.ts'
import { TRADE_STATE_LABELS } from '#contracts/product-labels.ts'
import { isNearlySquare, Photo, photoSource } from './photo.tsx'
import { thumbnailColumns } from './thumbnail-columns.ts'

/** The width of a picture in its square; also used to preload the first one. */
export const gallerySizes = (image: Image): string =>
  image.width > image.height && isNearlySquare(image)
    ? '(min-width: 80rem) 51rem, (min-width: 48rem) 64vw, 134vw'
    : '(min-width: 80rem) 38rem, (min-width: 48rem) 48vw, 100vw'

/**
 * A product's pictures. Without script they are a row that swipes, thumbnails that jump to a picture and links
 * to the large ones; script adds the counter, the arrows and the full screen. With script the whole gallery is one stop
 * of the Tab key, the visible picture: arrows turn, Enter enlarges.
 */
export function Gallery({
  title,
  images,
  tradeState,
}: {
  title: string
  images: readonly Image[]
  tradeState: TradeState
}) {
  const hydrated = useHydrated()
  const { strip, index, show, turn } = usePhotoStrip(images.length)

  function enlarge(event: MouseEvent, position: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    open(position)
  }

  function open(position: number) {
    const shown = strip.current?.querySelectorAll('img')
    void openPhotoViewer({
      title: `${title} 사진 크게 보기`,
      photos: images.map((image, at) => ({
        key: image.mediaKey,
        ...photoSource(image),
        width: image.width,
        height: image.height,
        alt: `${title} 사진 ${at + 1}`,
        preview: loadedSource(shown?.[at]),
      })),
      startAt: position,
      onLeave(seen) {
        show(seen, 'instant')
        focusPhoto(seen)
      },
    })
  }

  /** The key moves the focus with the picture. */
  function turnWithFocus(event: KeyboardEvent) {
    const next = turn(event)
    if (next !== null) focusPhoto(next)
  }

  function focusPhoto(position: number) {
    strip.current?.children[position]?.querySelector('a')?.focus({ preventScroll: true })
  }

  /** For what script makes reachable by another way. */
  const outOfTabOrder = hydrated ? -1 : undefined

  function jump(event: MouseEvent, position: number) {
    event.preventDefault()
    show(position)
  }

  return (
    <section aria-label="상품 사진" className="product-photo group/gallery">
      <div className="relative overflow-hidden bg-surface-3 md:rounded-xl">
        {images.length === 0 && (
          <div className="flex aspect-square items-center justify-center text-ink-4">
            <ImageIcon size={72} />
            <span className="sr-only">등록된 사진이 없습니다.</span>
          </div>
        )}
        {images.length > 0 && (
          <ul
            ref={strip}
            // Some browsers make a stop of what scrolls.
            tabIndex={outOfTabOrder}
            onKeyDown={turnWithFocus}
            aria-label={`사진 ${images.length}장`}
            className="scrollbar-none relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-4"
          >
            {images.map((image, position) => (
              <li
                key={image.mediaKey}
                id={photoId(position)}
                className="aspect-square w-full shrink-0 snap-center"
                style={{ background: placeholderColor(image.color) }}
              >
                <a
                  href={mediaUrl(image.mediaKey, 1280, 'w')}
                  onClick={(event) => enlarge(event, position)}
                  tabIndex={position === index ? undefined : outOfTabOrder}
                  className="block size-full cursor-zoom-in -outline-offset-4"
                >
                  <Photo
                    image={image}
                    alt={`${title} 사진 ${position + 1}`}
                    sizes={gallerySizes(image)}
                    first={position === 0}
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        <StateOverlay tradeState={tradeState} />
        {hydrated && (
          <>
            <PhotoTurner
              index={index}
              count={images.length}
              onTurn={show}
              tabIndex={-1}
              className="opacity-0 group-focus-within/gallery:opacity-100 group-hover/gallery:opacity-100"
            />
            {images.length > 0 && (
              <button
                type="button"
                onClick={() => open(index)}
                tabIndex={-1}
                className="absolute end-3 bottom-3 flex min-h-8 items-center gap-1.5 rounded-full bg-photo-scrim px-3 text-sm font-semibold text-on-photo tabular-nums"
              >
                <ExpandIcon size={16} />
                <span className="sr-only">사진 크게 보기, 사진 </span>
                {index + 1} / {images.length}
              </button>
            )}
          </>
        )}
      </div>
      {images.length > 1 && (
        <ul
          aria-label="사진 고르기"
          className={cx('mt-3 hidden gap-2 md:grid', thumbnailColumns(images.length))}
        >
          {images.map((image, position) => (
            <li key={image.mediaKey}>
              <a
                href={`#${photoId(position)}`}
                onClick={(event) => jump(event, position)}
                tabIndex={outOfTabOrder}
                aria-current={hydrated && position === index ? 'true' : undefined}
                className={cx(
                  'block overflow-hidden rounded-md border-2',
                  hydrated && position === index
                    ? 'border-selected'
                    : 'border-transparent opacity-80 hover:opacity-100',
                )}
              >
                <img
                  src={mediaUrl(image.mediaKey, 160)}
                  width={72}
                  height={72}
                  alt={`사진 ${position + 1} 보기`}
                  loading="lazy"
                  decoding="async"
                  className="aspect-square w-full object-cover"
                  style={{ background: placeholderColor(image.color) }}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function StateOverlay({ tradeState }: { tradeState: TradeState }) {
  if (tradeState === 'ON_SALE') return null
  const label = TRADE_STATE_LABELS[tradeState]
  if (tradeState === 'RESERVED')
    return (
      <p className="pointer-events-none absolute start-3 bottom-3 rounded-full bg-photo-scrim px-4 py-1.5 text-base font-bold text-on-photo">
        {label}
      </p>
    )
  return (
    <div className="pointer-events-none absolute inset-0 flex items-center justify-center bg-photo-scrim">
      <p className="rounded-full border-2 border-on-photo px-6 py-2 text-xl font-bold text-on-photo">
        {label}
      </p>
    </div>
  )
}

function photoId(position: number): string {
  return `photo-${position + 1}`
}
