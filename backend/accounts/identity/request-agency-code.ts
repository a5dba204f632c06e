import type { HostContext } from '#backend/operation/context.ts'
import { IntegrationError } from '#backend/operation/integrations.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { IdentityRequest, SentCode } from '#contracts/account.ts'
import { deleteEnded } from '../sign-in/delete-ended.ts'
import { type CodeOwner, codeTimes, ownedBy, sentCode } from '../sign-in/one-time-code.ts'
import { reserveCode } from '../sign-in/reserve-code.ts'
import { newSecretId } from '../sign-in/secret-id.ts'

type AgencyOwner = Exclude<CodeOwner, { purpose: 'SIGN_IN' }>

/**
 * Has the identity agency send a code. Of the typed data only the number is stored, with the agency's transaction. A
 * repeated request of the same visitor before another code may be sent gives the pending code a new id.
 */
export async function requestAgencyCode(
  context: HostContext,
  owner: AgencyOwner,
  person: IdentityRequest,
): Promise<SentCode | Refusal<'LIMITED' | 'IDENTITY_REFUSED' | 'AGENCY_FAILED'>> {
  const taken = await reserveCode(context, person.phoneNo, 'IDENTITY')
  if (isRefusal(taken)) return taken
  const now = context.now()
  await deleteEnded(context.kysely, now)

  const { id, hash } = newSecretId()
  const underway = await context.kysely
    .updateTable('one_time_code')
    .set({ verification_hash: hash })
    .where(ownedBy(owner))
    .where('phone_no', '=', person.phoneNo)
    .where('used_at', 'is', null)
    .where('resend_at', '>', now)
    .where('expires_at', '>', now)
    .returning(['phone_no', 'expires_at', 'resend_at'])
    .executeTakeFirst()
  if (underway) {
    await taken.shared()
    return sentCode(id, underway)
  }

  try {
    const transaction = await context.integrations.identity.request(person)
    if (!transaction) {
      await taken.shared()
      return refuse('IDENTITY_REFUSED')
    }
    await taken.sent()
    const code = {
      verification_hash: hash,
      purpose: owner.purpose,
      phone_no: person.phoneNo,
      agency_transaction_id: transaction.transactionId,
      user_seq: owner.purpose === 'IDENTITY' ? owner.userSeq : null,
      sign_up_hash: owner.purpose === 'SIGN_UP_IDENTITY' ? owner.signUpHash : null,
      // The agency took its time: the three minutes of the code start now.
      ...codeTimes(context.now()),
    }
    await context.kysely.transaction().execute(async (trx) => {
      await trx
        .updateTable('one_time_code')
        .set({ expires_at: now })
        .where(ownedBy(owner))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .execute()
      await trx.insertInto('one_time_code').values(code).execute()
    })
    return sentCode(id, code)
  } catch (error) {
    if (!(error instanceof IntegrationError)) throw error
    await taken.giveBack()
    return refuse('AGENCY_FAILED', { cause: error })
  }
}
