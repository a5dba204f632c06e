import { setTimeout as sleep } from 'node:timers/promises'
import type { HostContext } from '#backend/operation/context.ts'
import { IntegrationError, type ProvenIdentity } from '#backend/operation/integrations.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { hashCode, isSameHash, type OneTimeCode, wrongCode } from '../sign-in/one-time-code.ts'
import { ageInKorea, MINIMUM_AGE } from './age.ts'

/** A person proven by the agency; or `REPEATED`: the same right code again, after its work is done. */
export type Confirmed =
  | { kind: 'PROVEN'; person: ProvenIdentity; codeHash: string }
  | { kind: 'REPEATED' }

type Refused = Refusal<'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_VOID' | 'UNDER_14' | 'AGENCY_FAILED'>

const TWIN_CHECKS = 8
const TWIN_MILLISECONDS = 150

/**
 * Has the agency compare a code whose attempt is counted.
 * @param counted what `countTry` returned
 */
export async function confirmAgencyCode(
  context: HostContext,
  counted: OneTimeCode,
  code: string,
): Promise<Confirmed | Refused> {
  const codeHash = hashCode(context.keys, counted, code)
  if (counted.used_at) {
    return isSameHash(counted.code_hash, codeHash) ? { kind: 'REPEATED' } : wrongCode(counted)
  }
  const person = await confirmWithAgency(context, counted, code)
  if (person instanceof IntegrationError) return refuse('AGENCY_FAILED', { cause: person })
  if (person === 'WRONG') return wrongCode(counted)
  if (person === 'EXPIRED') {
    // Agencies answer a transaction once; when a second click came too early, the first answer counts.
    const isRepeated = await isUsedByTwin(context, counted, codeHash)
    return isRepeated ? { kind: 'REPEATED' } : refuse('CODE_EXPIRED')
  }
  // The agency sent its code to the requested number. An answer for another number is not an answer to this request.
  if (person.phoneNo !== counted.phone_no) {
    const cause = new IntegrationError('identity', 'answered for another number')
    return refuse('AGENCY_FAILED', { cause })
  }
  if (ageInKorea(person.birthDate, context.now()) < MINIMUM_AGE) return refuse('UNDER_14')
  return { kind: 'PROVEN', person, codeHash }
}

async function confirmWithAgency(
  { integrations }: HostContext,
  { agency_transaction_id: transactionId }: OneTimeCode,
  code: string,
): Promise<ProvenIdentity | 'WRONG' | 'EXPIRED' | IntegrationError> {
  if (!transactionId) return 'EXPIRED'
  try {
    return await integrations.identity.confirm({ transactionId, code })
  } catch (error) {
    if (error instanceof IntegrationError) return error
    throw error
  }
}

/** Waits for the other click, whose attempt is counted before the agency hears of it. Without one it answers at once. */
async function isUsedByTwin(
  { kysely }: HostContext,
  { verification_hash: hash }: OneTimeCode,
  codeHash: string,
): Promise<boolean> {
  for (let attempt = 0; attempt < TWIN_CHECKS; attempt += 1) {
    const found = await kysely
      .selectFrom('one_time_code')
      .select(['code_hash', 'used_at', 'tries'])
      .where('verification_hash', '=', hash)
      .executeTakeFirst()
    if (found?.used_at) return isSameHash(found.code_hash, codeHash)
    if (!found || found.tries <= 1) return false
    await sleep(TWIN_MILLISECONDS)
  }
  return false
}
