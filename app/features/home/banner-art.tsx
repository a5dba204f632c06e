import type { Image } from '#contracts/common.ts'
import { mediaSrcSet, mediaUrl } from '#contracts/media.ts'

const SIZES = '(min-width: 77.5rem) 1192px, 100vw'

/** The picture and the words of a banner; its colour is its frame's. */
export function BannerArt({
  banner: { title, subtitle, image },
  loading = 'lazy',
}: {
  banner: {
    title: string
    subtitle: string
    image: (Pick<Image, 'mediaKey'> & Partial<Pick<Image, 'width' | 'height'>>) | null
  }
  /** The first banner is what a visitor sees first. */
  loading?: 'first' | 'lazy'
}) {
  return (
    <>
      {image && (
        <img
          src={mediaUrl(image.mediaKey, 640, 'w')}
          srcSet={mediaSrcSet(image.mediaKey, 'w')}
          sizes={SIZES}
          width={image.width}
          height={image.height}
          alt=""
          {...(loading === 'first' ? { fetchpriority: 'high' } : { loading })}
        />
      )}
      <strong>{title}</strong>
      <span>{subtitle}</span>
    </>
  )
}
