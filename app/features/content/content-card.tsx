import { Link } from '@remix-run/react'
import { Picture } from '#app/components/picture.tsx'
import { kstDate } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { ContentSummary } from '#contracts/content.ts'
import { CONTENT_CATEGORY_LABELS } from '#contracts/content-rules.ts'

/** An article on a list: its picture above its words; the whole card leads to it. */
export function ContentCard({
  content: { contentSeq, title, summary, category, image, publishedAt },
  level = 2,
  eager = false,
}: {
  content: ContentSummary
  level?: 2 | 3
  /** Its picture is among the first on the screen. */
  eager?: boolean
}) {
  const Heading = `h${level}` as const
  return (
    <article className="group relative flex flex-col">
      <div className="overflow-hidden rounded-lg bg-surface-3">
        <Picture
          image={image}
          alt=""
          cut="w"
          width={640}
          largest={960}
          sizes="(min-width: 64rem) 384px, (min-width: 40rem) 50vw, 100vw"
          eager={eager}
          className="aspect-[3/2] w-full object-cover"
        />
      </div>
      <p className="mt-3 text-sm font-semibold text-link">{CONTENT_CATEGORY_LABELS[category]}</p>
      <Heading className="mt-1 text-lg leading-snug font-bold text-balance text-ink">
        <Link
          to={paths.content(contentSeq)}
          className="rounded-xs after:absolute after:inset-0 group-hover:underline"
        >
          {title}
        </Link>
      </Heading>
      <p className="mt-1 line-clamp-2 text-sm text-ink-2">{summary}</p>
      <p className="mt-2 text-sm text-ink-3">
        <time dateTime={publishedAt}>{kstDate(publishedAt)}</time>
      </p>
    </article>
  )
}
