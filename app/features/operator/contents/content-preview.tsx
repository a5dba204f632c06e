import { ArticleView } from '#app/features/content/article-view.tsx'
import { PreviewCard } from '#app/forms/preview-card.tsx'
import type { ContentAnswer } from './content-answer.ts'

/** What was typed as its readers would see it; nothing of it is stored. */
export function ContentPreview({ article, items, now }: NonNullable<ContentAnswer['preview']>) {
  return (
    <PreviewCard>
      <ArticleView
        article={article}
        publishedAt={null}
        level={3}
        items={items}
        hearts={null}
        now={now}
      />
    </PreviewCard>
  )
}
