import type { HostContext } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { IdentityRequest, SentCode } from '#contracts/account.ts'
import { checkAge } from '../identity/check-age.ts'
import { requestAgencyCode } from '../identity/request-agency-code.ts'
import { findSignUp } from './sign-up.ts'

type Refused = Refusal<
  'SIGN_UP_EXPIRED' | 'NOT_AGREED' | 'UNDER_14' | 'IDENTITY_REFUSED' | 'AGENCY_FAILED' | 'LIMITED'
>

/** Starts the identity check of a sign-up: after the agreements, and for the number that is already proven. */
export async function requestSignUpIdentity(
  context: HostContext,
  { signUpToken, ...person }: IdentityRequest & { signUpToken: string },
): Promise<SentCode | Refused> {
  const now = context.now()
  const signUp = await findSignUp(context.kysely, signUpToken, now)
  if (!signUp) return refuse('SIGN_UP_EXPIRED')
  if (!signUp.consents) return refuse('NOT_AGREED')
  const refused = checkAge(person, now)
  if (refused) return refused
  if (signUp.phone_no && signUp.phone_no !== person.phoneNo) {
    return refuse('IDENTITY_REFUSED', {
      message: '인증번호를 확인한 휴대폰 번호로 본인인증을 해 주세요.',
    })
  }
  const owner = { purpose: 'SIGN_UP_IDENTITY', signUpHash: signUp.sign_up_hash } as const
  return requestAgencyCode(context, owner, person)
}
