import type { Kysely } from 'kysely'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { ProvenIdentity } from '#backend/operation/integrations.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { trustChangesAt } from '#backend/stores/trust-changes-at.ts'
import type { StateInfo } from '#contracts/main.ts'
import { getStateInfo } from '../account/get-state-info.ts'
import { lockFor } from '../sign-in/lock.ts'
import { countTry, markUsed } from '../sign-in/one-time-code.ts'
import { limitsToReturn, returnLimits } from '../sign-in/reserve-code.ts'
import { hashSecretId } from '../sign-in/secret-id.ts'
import { claimPhoneNo } from './claim-phone-no.ts'
import { confirmAgencyCode } from './confirm-agency-code.ts'
import { identityColumns } from './identity-columns.ts'

type Refused = Refusal<
  'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_VOID' | 'UNDER_14' | 'IDENTITY_TAKEN' | 'AGENCY_FAILED'
>

/**
 * Stores the identity of a signed-in member after the agency confirmed the code. A check that another user started
 * counts as unknown.
 */
export async function confirmIdentityCheck(
  context: HostContext,
  viewer: Viewer,
  { verificationId, code }: { verificationId: string; code: string },
): Promise<StateInfo | Refused> {
  const { kysely, keys } = context
  const now = context.now()
  const hash = hashSecretId(verificationId)
  const owner = { purpose: 'IDENTITY', userSeq: viewer.userSeq } as const
  const counted = await countTry(kysely, hash, owner, now)
  if (isRefusal(counted)) return counted
  const confirmed = await confirmAgencyCode(context, counted, code)
  if (isRefusal(confirmed)) return confirmed
  if (confirmed.kind === 'PROVEN') {
    const { person, codeHash } = confirmed
    const taken = await limitsToReturn(context, counted.phone_no)
    const identityHash = keys.pseudonym('identity', person.ci)
    const stored = await retryingTransaction(
      kysely,
      async (trx) => {
        await lockFor(trx, 'person', identityHash)
        await lockFor(trx, 'number', person.phoneNo)
        const refused = await storeIdentity(trx, viewer.userSeq, person, identityHash, now)
        const isFirst = await markUsed(trx, hash, now, { code_hash: codeHash })
        return refused ?? { isFirst }
      },
      { keepsRefused: true },
    )
    if (isRefusal(stored)) return stored
    if (stored.isFirst) await returnLimits(context, taken)
  }
  return getStateInfo(context, viewer)
}

async function storeIdentity(
  trx: Kysely<DB>,
  userSeq: number,
  person: ProvenIdentity,
  identityHash: string,
  now: Date,
): Promise<Refusal<'IDENTITY_TAKEN'> | null> {
  await lockOwnAccount(trx, userSeq)
  const user = await trx
    .selectFrom('users')
    .select('identity_hash')
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  if (user.identity_hash && user.identity_hash !== identityHash) {
    return refuse('IDENTITY_TAKEN', {
      message: '이 계정에서 처음 본인인증한 분과 달라요. 같은 분의 정보로 다시 인증해 주세요.',
    })
  }
  const other = await trx
    .selectFrom('users')
    .select('user_seq')
    .where('identity_hash', '=', identityHash)
    .where('status', '<>', 'WITHDRAWN')
    .where('user_seq', '<>', userSeq)
    .executeTakeFirst()
  if (other) return refuse('IDENTITY_TAKEN')
  await trx
    .updateTable('users')
    .set(identityColumns(person, identityHash, now))
    .where('user_seq', '=', userSeq)
    .execute()
  await claimPhoneNo(trx, userSeq, person.phoneNo)
  await trustChangesAt(trx, now)
  await trx
    .updateTable('store')
    .set({ identity_verified: true, updated_at: now })
    .where('user_seq', '=', userSeq)
    .execute()
  return null
}
