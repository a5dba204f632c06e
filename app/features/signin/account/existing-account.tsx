import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'

/** The person has an account already: sign in to it, or start again. */
export function ExistingAccount({
  maskedPhoneNo,
  ways,
}: {
  maskedPhoneNo: string | null
  ways: readonly string[]
}) {
  return (
    <>
      <dl className="flex flex-col gap-2 rounded-lg bg-surface-2 p-5 text-base">
        {maskedPhoneNo && (
          <div className="flex justify-between gap-4">
            <dt className="text-ink-3">휴대폰 번호</dt>
            <dd className="font-semibold text-ink tabular-nums">{maskedPhoneNo}</dd>
          </div>
        )}
        <div className="flex justify-between gap-4">
          <dt className="shrink-0 text-ink-3">로그인 방법</dt>
          <dd className="text-end font-semibold text-ink">
            {ways.join(', ') || '휴대폰 본인인증'}
          </dd>
        </div>
      </dl>
      <PostForm
        intent={['JOIN', 'START_OVER']}
        action={paths.phoneVerify()}
        className="flex flex-col gap-2.5"
      >
        <SubmitButton intent="JOIN" size="lg" block>
          이 계정으로 로그인
        </SubmitButton>
        <SubmitButton intent="START_OVER" variant="secondary" size="lg" block>
          처음으로
        </SubmitButton>
      </PostForm>
    </>
  )
}
