import { TrashIcon } from '#app/components/icons.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { DamageEvidence } from '#contracts/damage-report.ts'

/** The pictures of a report; each opens in full. */
export function EvidenceGrid({
  report: { reportSeq, evidence },
  canRemove = false,
  ofDesk = false,
}: {
  report: { reportSeq: number; evidence: readonly DamageEvidence[] }
  canRemove?: boolean
  /** The operators' addresses. */
  ofDesk?: boolean
}) {
  if (evidence.length === 0) return null
  const address = ofDesk ? paths.operatorDamageEvidence : paths.damageEvidence
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {evidence.map(({ evidenceId, width, height }, index) => (
        <li key={evidenceId} className="space-y-1">
          <a href={address(reportSeq, evidenceId)} className="block rounded-md">
            <img
              src={address(reportSeq, evidenceId)}
              width={width}
              height={height}
              alt={`증거 자료 ${index + 1}`}
              loading="lazy"
              className="aspect-square w-full rounded-md border border-line bg-surface-2 object-cover"
            />
          </a>
          {canRemove && (
            <PostForm intent="remove">
              <input type="hidden" name="evidenceId" value={evidenceId} />
              <SubmitButton
                variant="ghost"
                size="sm"
                block
                aria-label={`증거 자료 ${index + 1} 지우기`}
              >
                <TrashIcon size={16} />
                지우기
              </SubmitButton>
            </PostForm>
          )}
        </li>
      ))}
    </ul>
  )
}
