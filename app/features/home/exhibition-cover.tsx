import { Link } from '@remix-run/react'
import { cx } from '#app/components/cx.ts'
import { paths } from '#app/paths.ts'
import type { ExhibitionSummary } from '#contracts/exhibition.ts'
import { mediaSrcSet, mediaUrl } from '#contracts/media.ts'

/** An exhibition's picture with its title, which leads there. */
export function ExhibitionCover({
  exhibition: { gnbSeq, title, subtitle, image },
  small = false,
}: {
  exhibition: ExhibitionSummary
  small?: boolean
}) {
  return (
    <Link to={paths.exhibition(gnbSeq)} className={cx('cover', small && 'cover-small')}>
      <img
        src={mediaUrl(image.mediaKey, small ? 320 : 640, 'w')}
        srcSet={mediaSrcSet(image.mediaKey, 'w', small ? 640 : 1280)}
        sizes={small ? '(min-width: 64rem) 290px, 176px' : '(min-width: 64rem) 384px, 100vw'}
        width={image.width}
        height={image.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <strong>{title}</strong>
      <span>{subtitle}</span>
    </Link>
  )
}
