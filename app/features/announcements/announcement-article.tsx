import type { ReactNode } from 'react'
import type { Announcement } from '#contracts/announcement.ts'
import { AnnouncementFacts } from './announcement-facts.tsx'

/** One announcement as readers see it. @param level of its heading; 2 within another page */
export function AnnouncementArticle({
  announcement,
  level = 1,
  children,
}: {
  announcement: Pick<Announcement, 'category' | 'title' | 'body' | 'publishAt'>
  level?: 1 | 2
  children?: ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <article>
      <Heading className="text-xl font-bold text-balance wrap-anywhere text-ink lg:text-2xl">
        {announcement.title}
      </Heading>
      <div className="mt-2 border-b border-line pb-4">
        <AnnouncementFacts announcement={announcement} />
      </div>
      <div className="mt-5 mb-8 flex max-w-reading flex-col gap-3 text-base text-ink-2">
        {announcement.body.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be the same.
          <p key={index} className="wrap-anywhere whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      {children}
    </article>
  )
}
