import { Notice } from '#app/components/notice.tsx'
import { ChangedSections } from '#app/features/policy/changed-sections.tsx'
import { PolicyArticle } from '#app/features/policy/policy-article.tsx'
import { policySections } from '#app/features/policy/policy-sections.ts'
import { kstDate } from '#app/format/time.ts'
import { PreviewCard } from '#app/forms/preview-card.tsx'
import type { ChangedSection } from '#contracts/changed-section.ts'
import { writtenDay } from '#contracts/notice-days.ts'

export interface PreviewedPolicy {
  body: string
  day: string
  follows: string
  sections: ChangedSection[]
}

/** What readers would see of a version, before anything is saved. */
export function PolicyPreview({ body, day, follows, sections }: PreviewedPolicy) {
  return (
    <PreviewCard>
      <div className="text-ink-2">
        {!body.includes(writtenDay(day)) && (
          <Notice tone="warning" className="mb-3">
            본문에 시행일({kstDate(day)})이 없어요. 부칙을 확인해 주세요.
          </Notice>
        )}
        <p>{kstDate(follows)} 시행본과 비교했어요.</p>
        <ChangedSections sections={sections} />
        <details className="mt-8 border-t border-line pt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-ink">
            전체 내용 보기
          </summary>
          <PolicyArticle {...policySections(body)} />
        </details>
      </div>
    </PreviewCard>
  )
}
