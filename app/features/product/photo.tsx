import { cx } from '#app/components/cx.ts'
import type { Image } from '#contracts/common.ts'
import { mediaSrcSet, mediaUrl } from '#contracts/media.ts'

/**
 * A picture in its square. What a camera takes in 4:3 fills it, as on the cards; of longer pictures the whole is shown.
 * The photo viewer shows the whole of each.
 */
export function Photo({
  image,
  alt,
  sizes,
  first,
}: {
  image: Image
  alt: string
  sizes: string
  /** The page's main picture: fetched before all others. */
  first?: boolean
}) {
  return (
    <img
      {...photoSource(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={first ? undefined : 'lazy'}
      decoding="async"
      draggable={false}
      // React 18 passes the attribute on only in lower case.
      {...(first && { fetchpriority: 'high' })}
      className={cx('size-full', isNearlySquare(image) ? 'object-cover' : 'object-contain')}
    />
  )
}

/** The addresses of a whole picture, in every size. */
export function photoSource({ mediaKey }: Image): { src: string; srcSet: string } {
  return { src: mediaUrl(mediaKey, 960, 'w'), srcSet: mediaSrcSet(mediaKey, 'w') }
}

/** Longer than this a picture would lose too much at its edges. */
const LONGEST_TO_FILL = 1.35

export const isNearlySquare = ({ width, height }: Pick<Image, 'width' | 'height'>): boolean =>
  Math.max(width, height) <= LONGEST_TO_FILL * Math.min(width, height)
