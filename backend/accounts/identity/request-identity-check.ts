import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { Refusal } from '#backend/operation/refusal.ts'
import type { IdentityRequest, SentCode } from '#contracts/account.ts'
import { checkAge } from './check-age.ts'
import { requestAgencyCode } from './request-agency-code.ts'

/** Starts the identity check of a signed-in member. */
export async function requestIdentityCheck(
  context: HostContext,
  { userSeq }: Viewer,
  person: IdentityRequest,
): Promise<SentCode | Refusal<'UNDER_14' | 'IDENTITY_REFUSED' | 'AGENCY_FAILED' | 'LIMITED'>> {
  return (
    checkAge(person, context.now()) ??
    (await requestAgencyCode(context, { purpose: 'IDENTITY', userSeq }, person))
  )
}
