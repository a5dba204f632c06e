import { Link } from '@remix-run/react'
import { SandboxNote } from '../form/sandbox-note.tsx'
import { CodeForm } from '../phone/code-form.tsx'
import type { CodeStep } from '../phone/sent-code.server.ts'

/** The second step of an identity check: the agency's code. Another one comes with a new request. */
export function IdentityCode({
  code,
  now,
  action,
  redirectTo,
  back,
  sandbox,
  submitLabel,
}: {
  code: CodeStep
  now: string
  action: string
  redirectTo?: string
  back: string
  sandbox: boolean
  submitLabel: string
}) {
  return (
    <>
      <CodeForm
        key={code.expiresAt}
        code={code}
        now={now}
        action={action}
        redirectTo={redirectTo}
        submitLabel={submitLabel}
      />
      <Link
        to={back}
        className="flex min-h-11 items-center justify-center rounded-md text-base font-semibold text-ink-3 hover:bg-surface-3"
      >
        정보를 다시 입력하고 인증번호 받기
      </Link>
      {sandbox && <SandboxNote />}
    </>
  )
}
