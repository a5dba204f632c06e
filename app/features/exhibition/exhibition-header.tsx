import { Badge } from '#app/components/badge.tsx'
import { Paragraphs } from '#app/components/paragraphs.tsx'
import { placeholderColor } from '#app/components/placeholder-color.ts'
import { kstDate } from '#app/format/time.ts'
import type { Image } from '#contracts/common.ts'
import type { Exhibition } from '#contracts/exhibition.ts'
import { mediaSrcSet, mediaUrl } from '#contracts/media.ts'

/** What an exhibition is about. @param level of its heading; 2 within another page, which is narrow */
export function ExhibitionHeader({
  exhibition: { title, subtitle, image, startsAt, endsAt, ended },
  level = 1,
}: {
  exhibition: Pick<Exhibition, 'title' | 'subtitle' | 'startsAt' | 'endsAt' | 'ended'> & {
    image: Pick<Image, 'mediaKey'> & Partial<Image>
  }
  level?: 1 | 2
}) {
  const Heading = `h${level}` as const
  const isPage = level === 1
  return (
    <header className={isPage ? 'lg:bg-surface-2' : undefined}>
      <div
        className={
          isPage
            ? 'lg:container-page lg:grid lg:grid-cols-2 lg:items-center lg:gap-10 lg:py-8'
            : undefined
        }
      >
        <div className="relative overflow-hidden after:absolute after:inset-0 after:bg-art-veil lg:order-last lg:rounded-2xl">
          <img
            src={mediaUrl(image.mediaKey, 960, 'w')}
            srcSet={mediaSrcSet(image.mediaKey, 'w')}
            sizes="(min-width: 64rem) 600px, 100vw"
            width={image.width}
            height={image.height}
            alt=""
            {...(isPage && { fetchpriority: 'high' })}
            style={image.color ? { background: placeholderColor(image.color) } : undefined}
            className="aspect-[3/2] w-full object-cover"
          />
        </div>
        <div className={isPage ? 'container-page pt-5 lg:p-0' : 'pt-5'}>
          <p>
            <Badge tone={ended ? 'sold' : 'info'}>{ended ? '종료' : '진행 중'}</Badge>
          </p>
          <Heading className="mt-2 text-2xl font-bold text-balance wrap-anywhere lg:text-4xl">
            {title}
          </Heading>
          <p className="mt-1 text-base wrap-anywhere text-ink-2 lg:text-lg">{subtitle}</p>
          <p className="mt-3 text-sm text-ink-2">
            <time dateTime={startsAt}>{kstDate(startsAt)}</time>
            {endsAt ? (
              <>
                {' ~ '}
                <time dateTime={endsAt}>{kstDate(endsAt)}</time>
              </>
            ) : (
              '부터'
            )}
          </p>
        </div>
      </div>
    </header>
  )
}

/** The introduction of an exhibition. */
export function ExhibitionBody({ body }: { body: string }) {
  return (
    <div className="flex max-w-reading flex-col gap-3 text-ink-2">
      <Paragraphs text={body} />
    </div>
  )
}
