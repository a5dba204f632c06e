import type { Image } from '#contracts/common.ts'
import { type MediaCut, type MediaWidth, mediaSrcSet, mediaUrl } from '#contracts/media.ts'
import { cx } from './cx.ts'
import { ImageIcon } from './icons.tsx'
import { placeholderColor } from './placeholder-color.ts'

/**
 * A picture of the media store; the server picks AVIF, WebP or JPEG by `Accept`.
 * Its space is reserved before it loads: a square for cut `c`, its own proportions for `w`.
 */
export function Picture({
  image,
  alt,
  sizes,
  cut = 'c',
  width = 320,
  largest,
  priority,
  eager = priority,
  className,
}: {
  image: Image | null
  /** Empty when the text beside it says the same. */
  alt: string
  /** How wide it is shown, such as `(min-width: 64rem) 232px, 50vw`. */
  sizes: string
  cut?: MediaCut
  /** The size for browsers without srcset. */
  width?: MediaWidth
  /** The largest size offered. */
  largest?: MediaWidth
  /** The page's main picture: fetched first. */
  priority?: boolean
  /** Among the first on the screen: not loaded lazily. */
  eager?: boolean
  className?: string
}) {
  if (!image)
    return (
      <span
        className={cx(
          'flex aspect-square items-center justify-center bg-surface-3 text-ink-4',
          className,
        )}
      >
        {alt && <span className="sr-only">{alt}</span>}
        <ImageIcon size="25%" />
      </span>
    )
  const height = cut === 'c' ? width : Math.round((width * image.height) / image.width)
  return (
    <img
      src={mediaUrl(image.mediaKey, width, cut)}
      srcSet={mediaSrcSet(image.mediaKey, cut, largest)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      // React 18 passes the attribute on only in lower case.
      {...(priority && { fetchpriority: 'high' })}
      style={{ background: placeholderColor(image.color) }}
      className={cx(cut === 'c' ? 'aspect-square object-cover' : 'h-auto', className)}
    />
  )
}
