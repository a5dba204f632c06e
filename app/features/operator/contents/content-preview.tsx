import { useEffect, useRef } from 'react'
import { ArticleView } from '#app/features/content/article-view.tsx'
import type { ContentAnswer } from './content-answer.ts'

/** What was typed as its readers would see it; nothing of it is stored. */
export function ContentPreview({
  preview,
  turn,
}: {
  preview: NonNullable<ContentAnswer['preview']>
  turn: string
}) {
  const section = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is another preview.
  useEffect(() => section.current?.focus(), [turn])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="preview"
      className="rounded-lg border-2 border-line-strong p-4 sm:p-6"
    >
      <h2 id="preview" className="mb-4 text-sm font-bold text-ink-3">
        미리 보기 · 아직 저장하지 않았어요
      </h2>
      <ArticleView
        article={preview.article}
        publishedAt={null}
        level={3}
        items={preview.items}
        hearts={null}
        now={preview.now}
      />
    </section>
  )
}
