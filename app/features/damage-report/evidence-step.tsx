import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { ChoiceError } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { DamageReport } from '#contracts/damage-report.ts'
import { DAMAGE_LIMITS } from '#contracts/damage-report-rules.ts'
import { EvidenceGrid } from './evidence-grid.tsx'

/** Pictures that prove it; only operators see them. */
export function EvidenceStep({ report }: { report: DamageReport }) {
  const { evidence, reportSeq } = report
  const room = DAMAGE_LIMITS.files - evidence.length
  return (
    <>
      <Card className="space-y-4">
        <p className="text-sm text-ink-3">
          대화와 이체 내역을 캡처한 사진을 올려 주세요. 운영팀만 보고, 사진에 담긴 위치 정보는
          지워서 보관해요.
        </p>
        <EvidenceGrid report={report} canRemove />
        {room > 0 && (
          <PostForm intent="evidence" encType="multipart/form-data" className="space-y-3">
            <FormProblem />
            <label className="block text-sm font-semibold text-ink-2">
              사진 고르기 ({evidence.length}/{DAMAGE_LIMITS.files})
              <input
                type="file"
                name="photos"
                accept="image/*"
                multiple
                className="mt-1.5 block w-full text-sm font-normal text-ink-3 file:me-3 file:min-h-11 file:rounded-md file:border file:border-control file:bg-surface file:px-4 file:text-sm file:font-semibold file:text-ink"
              />
            </label>
            <ChoiceError name="photos" />
            <SubmitButton variant="secondary">사진 올리기</SubmitButton>
          </PostForm>
        )}
      </Card>
      <ButtonLink to={paths.damageReport(reportSeq, { step: 'check' })} size="lg" block>
        다음으로
      </ButtonLink>
    </>
  )
}
