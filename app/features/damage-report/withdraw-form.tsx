import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import type { DamageState } from '#contracts/damage-report-rules.ts'

/** Deletes a draft or takes back a report: folded up, as it cannot be undone. */
export function WithdrawForm({ state }: { state: DamageState }) {
  const isDraft = state === 'DRAFT'
  return (
    <details className="rounded-lg border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 text-sm font-medium text-ink-3">
        {isDraft ? '쓰던 내용 지우기' : '피해사례 거두기'}
      </summary>
      <div className="space-y-3 px-4 pb-4">
        <p className="text-sm text-ink-3">
          {isDraft
            ? '적은 내용과 올린 사진이 모두 지워지고 되돌릴 수 없어요.'
            : '거두면 사기조회에서 사라지고, 다시 보내려면 처음부터 등록해야 해요.'}
        </p>
        <PostForm intent="withdraw">
          <SubmitButton variant="danger" size="sm">
            {isDraft ? '지우기' : '거두기'}
          </SubmitButton>
        </PostForm>
      </div>
    </details>
  )
}
