import { Card } from '#app/components/card.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { SanctionFacts } from '#app/features/sanction/sanction-facts.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import type { MemberDetail } from '#contracts/main.ts'
import { SANCTION_MEASURES } from '#contracts/sanction-rules.ts'
import { ConsequenceList } from './consequence-list.tsx'
import { sanctionConsequences } from './member-steps.ts'
import { evidenceKey, type SanctionDraft } from './sanction-draft.ts'
import type { SanctionGrounds } from './sanction-form.tsx'

/** What the member will read and what follows, to be confirmed. */
export function SanctionPreview({
  draft,
  member,
  grounds,
}: {
  draft: SanctionDraft
  member: MemberDetail
  grounds: SanctionGrounds
}) {
  const { formKey, lastSeq, rule, measure, reason, note, startsAt, endsAt } = draft
  const { kind, label } = SANCTION_MEASURES[measure]
  const chosen = draft.evidence.map(evidenceKey)
  const words = grounds.evidence
    .filter((one) => chosen.includes(evidenceKey(one)))
    .map((one) => one.words)
  const fields = { formKey, lastSeq, rule, measure, reason, note }
  return (
    <>
      <section aria-labelledby="as-read" className="space-y-2">
        <h2 id="as-read" className="text-base font-bold text-ink">
          회원은 이렇게 읽어요
        </h2>
        <SanctionFacts sanction={{ kind, rule, reason, evidence: words, startsAt, endsAt }} />
      </section>
      <ConsequenceList consequences={sanctionConsequences({ kind, endsAt }, member)} />
      <Card as="section" aria-label="확인">
        <PostForm intent={['SANCTION', 'EDIT']} className="space-y-3">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {chosen.map((key) => (
            <input key={key} type="hidden" name="evidence" value={key} />
          ))}
          <p className="text-sm text-ink-3">
            결정하면 바로 이루어지고, 10분 안에는 되돌릴 수 있어요. 회원은 한 번 이의를 낼 수
            있어요.
          </p>
          <div className="flex flex-wrap gap-2">
            <SubmitButton intent="SANCTION" variant={kind === 'WARNING' ? 'primary' : 'danger'}>
              {kind === 'WARNING' ? '경고 보내기' : `${label} 시작하기`}
            </SubmitButton>
            <SubmitButton intent="EDIT" variant="secondary">
              고치기
            </SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
