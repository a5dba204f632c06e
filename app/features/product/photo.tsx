import { cx } from '#app/components/cx.ts'
import type { Image } from '#contracts/common.ts'
import { mediaSrcSet, mediaUrl } from '#contracts/media.ts'

/** The whole picture, as large as its place allows. */
export function Photo({
  image,
  alt,
  sizes,
  first,
  className,
}: {
  image: Image
  alt: string
  sizes: string
  /** The page's main picture: fetched before all others. */
  first?: boolean
  className?: string
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
      className={cx('size-full object-contain', className)}
    />
  )
}

/** The addresses of a whole picture, in every size. */
export function photoSource({ mediaKey }: Image): { src: string; srcSet: string } {
  return { src: mediaUrl(mediaKey, 960, 'w'), srcSet: mediaSrcSet(mediaKey, 'w') }
}
