import type { ReactNode } from 'react'
import { Paragraphs } from '#app/components/paragraphs.tsx'
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
        <Paragraphs text={announcement.body} />
      </div>
      {children}
    </article>
  )
}
