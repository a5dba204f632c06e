import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError } from '#app/components/field.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { DamageReport } from '#contracts/damage-report.ts'
import { DAMAGE_GAPS } from '#contracts/damage-report-rules.ts'
import { EvidenceGrid } from './evidence-grid.tsx'
import { DamageFacts } from './report-facts.tsx'
import { schemaOf, VersionField } from './step-form.tsx'

/** Everything once more, and what is still missing. */
export function CheckStep({ report }: { report: DamageReport }) {
  return (
    <>
      <DamageFacts report={report} />
      <EvidenceGrid report={report} />
      {report.gaps.length > 0 ? (
        <Notice tone="warning" title="아직 적지 않은 내용이 있어요">
          <ul className="mt-1 list-disc space-y-1 ps-4">
            {report.gaps.map((gap) => (
              <li key={gap}>
                <Link
                  to={paths.damageReport(report.reportSeq, { step: DAMAGE_GAPS[gap].step })}
                  className="roomy-link underline underline-offset-4"
                >
                  {DAMAGE_GAPS[gap].message}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <PostForm intent="submit" schema={schemaOf('submit')} className="space-y-4">
          <Card className="space-y-3">
            <FormProblem />
            <VersionField report={report} />
            <p className="text-sm text-ink-3">
              운영팀이 증거를 확인한 뒤 게시해요. 상대방은 이의를 낼 수 있고, 거짓으로 등록하면 법에
              따라 책임을 질 수 있어요.
            </p>
            <Choice name="agreed" value="1">
              사실만 적었고, 증거 자료도 고치지 않았어요
            </Choice>
            <ChoiceError name="agreed" />
          </Card>
          <SubmitButton size="lg" block>
            피해사례 보내기
          </SubmitButton>
        </PostForm>
      )}
    </>
  )
}
