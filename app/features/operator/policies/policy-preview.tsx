import { Card } from '#app/components/card.tsx'
import { Notice } from '#app/components/notice.tsx'
import { ChangedSections } from '#app/features/policy/changed-sections.tsx'
import { PolicyArticle } from '#app/features/policy/policy-article.tsx'
import { policySections } from '#app/features/policy/policy-sections.ts'
import { kstDate } from '#app/format/time.ts'
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
    <Card as="section" aria-label="미리보기" className="text-ink-2">
      <p role="status" className="text-sm font-semibold text-ink-3">
        미리보기예요. 아직 저장하지 않았어요.
      </p>
      {!body.includes(writtenDay(day)) && (
        <Notice tone="warning" className="mt-3">
          본문에 시행일({kstDate(day)})이 없어요. 부칙을 확인해 주세요.
        </Notice>
      )}
      <p className="mt-3">{kstDate(follows)} 시행본과 비교했어요.</p>
      <ChangedSections sections={sections} />
      <details className="mt-8 border-t border-line pt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-ink">
          전체 내용 보기
        </summary>
        <PolicyArticle {...policySections(body)} />
      </details>
    </Card>
  )
}
