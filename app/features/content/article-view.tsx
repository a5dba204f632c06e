import type { ReactNode } from 'react'
import { Picture } from '#app/components/picture.tsx'
import type { Hearts } from '#app/features/hearts/heart-state.ts'
import { kstDate } from '#app/format/time.ts'
import type { Image } from '#contracts/common.ts'
import type { ShownBlock } from '#contracts/content.ts'
import { CONTENT_CATEGORY_LABELS, type ContentCategory } from '#contracts/content-rules.ts'
import type { ProductCard } from '#contracts/product.ts'
import { ArticleBlocks } from './article-blocks.tsx'

/** An article as its readers see it, published or in a preview. */
export function ArticleView({
  article: { title, summary, category, author, image, blocks },
  publishedAt,
  level = 1,
  crumbs,
  ...goods
}: {
  article: {
    title: string
    summary: string
    category: ContentCategory
    author: string
    image: Image | null
    blocks: readonly ShownBlock[]
  }
  /** Null in a preview. */
  publishedAt: string | null
  /** Of its title: the page's, or below the title of the page that previews it. */
  level?: 1 | 3
  crumbs?: ReactNode
  /** Cards of its goods as they are now. */
  items: readonly ProductCard[]
  hearts: Hearts | null
  now: string
}) {
  const Heading = `h${level}` as const
  return (
    <article className="mx-auto max-w-reading">
      {crumbs}
      <header>
        <p className="text-sm font-semibold text-link">{CONTENT_CATEGORY_LABELS[category]}</p>
        <Heading className="mt-1 text-2xl leading-tight font-bold text-balance text-ink lg:text-4xl">
          {title}
        </Heading>
        <p className="mt-2 text-base text-ink-2 lg:text-lg">{summary}</p>
        <p className="mt-3 text-sm text-ink-3">
          {author}
          {publishedAt && (
            <>
              {' · '}
              <time dateTime={publishedAt}>{kstDate(publishedAt)}</time>
            </>
          )}
        </p>
        <Picture
          image={image}
          alt=""
          cut="w"
          width={960}
          sizes="(min-width: 48rem) 720px, 100vw"
          priority={level === 1}
          className="mt-5 aspect-[3/2] w-full rounded-lg object-cover"
        />
      </header>
      <ArticleBlocks blocks={blocks} level={level === 1 ? 2 : 4} {...goods} />
    </article>
  )
}
