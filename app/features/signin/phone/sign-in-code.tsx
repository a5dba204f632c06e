import { Link } from '@remix-run/react'
import { signInHref } from '../flow/sign-in-href.ts'
import { SandboxNote } from '../form/sandbox-note.tsx'
import { CodeForm } from './code-form.tsx'
import { ResendForm } from './resend-form.tsx'
import type { CodeStep } from './sent-code.server.ts'

/** The second step of signing in with a number: the code. */
export function SignInCode({
  code,
  now,
  redirectTo,
  sandbox,
}: {
  code: CodeStep
  now: string
  redirectTo: string
  sandbox: boolean
}) {
  const action = signInHref(redirectTo, { step: 'code' })
  return (
    <>
      <CodeForm
        key={code.expiresAt}
        code={code}
        now={now}
        action={action}
        redirectTo={redirectTo}
        submitLabel="확인"
      />
      <div className="flex flex-col gap-1">
        <ResendForm resendAt={code.resendAt} now={now} action={action} redirectTo={redirectTo} />
        <Link
          to={signInHref(redirectTo)}
          className="flex min-h-11 items-center justify-center rounded-md text-base font-semibold text-ink-3 hover:bg-surface-3"
        >
          다른 번호로
        </Link>
      </div>
      {sandbox && <SandboxNote />}
      <p className="text-sm text-ink-3">
        두손은 전화나 채팅으로 인증번호를 묻지 않아요. 다른 사람에게 알려 주지 마세요.
      </p>
    </>
  )
}
