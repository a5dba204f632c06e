import type { LoadContext } from '#app/load-context.server.ts'
import type { SignInFlow } from '#app/session/session.ts'

type SentCode = NonNullable<SignInFlow['sentCode']>

/** Data of the page that asks for a code. */
export interface CodeStep {
  maskedPhoneNo: string
  expiresAt: string
  resendAt: string
  /** Wrong codes were entered too often: only another code helps. */
  isVoid: boolean
}

/** The code that was sent for a purpose, while the sign-in flow has it. */
export function sentCodeFor(
  { session }: Pick<LoadContext, 'session'>,
  purpose: SentCode['purpose'],
): SentCode | undefined {
  const { sentCode } = session.signInFlow
  return sentCode?.purpose === purpose ? sentCode : undefined
}

/** Remembers that a code is void, so that the page says so when it is loaded again. */
export function noteRefusal(
  { session }: Pick<LoadContext, 'session'>,
  sentCode: SentCode,
  refusal: { code: string },
): void {
  if (refusal.code === 'CODE_VOID')
    session.updateSignInFlow({ sentCode: { ...sentCode, isVoid: true } })
}

/**
 * The step of the address. `lost`: the address is that of a code, but the session has none, because it has expired or
 * the browser stores no cookies.
 */
export function codeStepOf(
  context: Pick<LoadContext, 'session'>,
  request: Request,
  purpose: SentCode['purpose'],
): { code: CodeStep | null; lost: boolean } {
  if (new URL(request.url).searchParams.get('step') !== 'code') return { code: null, lost: false }
  const sentCode = sentCodeFor(context, purpose)
  if (!sentCode) return { code: null, lost: true }
  const { maskedPhoneNo, expiresAt, resendAt, isVoid = false } = sentCode
  return { code: { maskedPhoneNo, expiresAt, resendAt, isVoid }, lost: false }
}

export const CODE_EXPIRED = {
  status: 400,
  message: '인증번호의 유효 시간이 지났어요. 새 인증번호를 받아 주세요.',
}
