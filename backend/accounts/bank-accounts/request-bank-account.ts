import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { accountNumberHash } from '#backend/keys/account-number-hash.ts'
import { bankCheckLimits } from '#backend/limits/rules.ts'
import type { AccountRefusal } from '#backend/operation/bank-verification.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { BANK_ACCOUNT_REFUSALS, BankCheck } from '#contracts/bank-account.ts'
import { MOST_BANK_ACCOUNTS, ONE_WON_RULES } from '#contracts/bank-account-constants.ts'
import { accountNoProblem, type BankCode, maskAccountNo } from '#contracts/banks.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { AccountOwner } from './account-owner.ts'
import { oneWonCode, sealAccount } from './sealed-account.ts'

type RequestContext = Pick<HostContext, 'kysely' | 'keys' | 'now' | 'integrations' | 'limiter'>
type Request = { formKey: string; bankCode: BankCode; accountNo: string }
type RequestRefusal = Refusal<keyof typeof BANK_ACCOUNT_REFUSALS>

/**
 * The first step of adding an account: the bank says whose it is, and deposits 1 won with a code. A form that is sent
 * again asks the bank with the same keys, so that there is one deposit and one code.
 */
export async function requestBankAccount(
  context: RequestContext,
  owner: AccountOwner,
  request: Request,
): Promise<BankCheck | RequestRefusal> {
  const { userSeq } = owner
  const { bankCode, accountNo, formKey } = request
  const problem = accountNoProblem(bankCode, accountNo)
  if (problem) return refuse('WRONG_NUMBER', { message: problem })
  if ((await context.limiter.take(bankCheckLimits(context, userSeq))) !== null)
    return refuse('LIMITED')
  const person = await context.kysely
    .transaction()
    .execute((trx) => openCheck({ ...context, kysely: trx }, owner, request))
  if (isRefusal(person)) return person
  const refused = await askBank(context, userSeq, request, person)
  if (refused) {
    if (refused.refused !== 'UNAVAILABLE' && refused.refused !== 'MAINTENANCE')
      await setRefused(context, userSeq, formKey)
    return refused
  }
  const now = context.now()
  const sent = await context.kysely
    .updateTable('account_bank_check')
    .set({
      state: 'SENT',
      expires_at: sql<Date>`coalesce(expires_at, ${new Date(now.getTime() + ONE_WON_RULES.lifetimeSeconds * 1_000)}::timestamptz)`,
    })
    .where('user_seq', '=', userSeq)
    .where('form_key', '=', formKey)
    .where('state', '<>', 'DONE')
    .returning(['expires_at', 'tries'])
    .executeTakeFirst()
  return {
    formKey,
    maskedNumber: maskAccountNo(bankCode, accountNo),
    expiresAt: (sent?.expires_at ?? now).toISOString(),
    triesLeft: Math.max(0, ONE_WON_RULES.tries - (sent?.tries ?? 0)),
  }
}

interface Person {
  name: string
  birthDate: string
}

/** Writes the check down before the bank is asked: what a member asks in a day is counted, whatever the bank says. */
async function openCheck(
  { kysely: trx, keys, now }: Pick<RequestContext, 'kysely' | 'keys' | 'now'>,
  { userSeq, status }: AccountOwner,
  { formKey, bankCode, accountNo }: Request,
): Promise<Person | RequestRefusal> {
  await lockOwnAccount(trx, userSeq, status)
  const user = await trx
    .selectFrom('users')
    .select(['name', 'birth_date', 'identity_checked_at'])
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  if (!user.identity_checked_at || !user.name || !user.birth_date) return refuse('IDENTITY_NEEDED')
  const person = { name: user.name, birthDate: user.birth_date }
  const hash = accountNumberHash(keys, bankCode, accountNo)
  const before = await trx
    .selectFrom('account_bank_check')
    .select(['number_hash', 'state'])
    .where('user_seq', '=', userSeq)
    .where('form_key', '=', formKey)
    .executeTakeFirst()
  // A key is of one number: its code would be another account's.
  if (before && before.number_hash !== hash) return refuse('UNAVAILABLE')
  if (before) return before.state === 'DONE' ? refuse('ALREADY') : person
  const refused = await findRefusal(trx, userSeq, hash, now())
  if (refused) return refused
  await trx
    .insertInto('account_bank_check')
    .values({
      user_seq: userSeq,
      form_key: formKey,
      bank_code: bankCode,
      last_digits: accountNo.slice(-4),
      number_hash: hash,
      sealed: sealAccount(keys, userSeq, { accountNo, holderName: person.name }),
      state: 'ASKED',
      created_at: now(),
    })
    .execute()
  return person
}

async function findRefusal(
  trx: Kysely<DB>,
  userSeq: number,
  hash: string,
  now: Date,
): Promise<Refusal<'ALREADY' | 'TOO_MANY' | 'LIMITED'> | null> {
  const own = await trx
    .selectFrom('account_bank')
    .select('number_hash')
    .where('user_seq', '=', userSeq)
    .execute()
  if (own.some((row) => row.number_hash === hash)) return refuse('ALREADY')
  if (own.length >= MOST_BANK_ACCOUNTS) return refuse('TOO_MANY')
  const { count } = await trx
    .selectFrom('account_bank_check')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_seq', '=', userSeq)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  return count >= ONE_WON_RULES.checksADay ? refuse('LIMITED') : null
}

/** @returns null where the account is the member's own and the code is on its way */
async function askBank(
  { integrations: { bank }, keys }: Pick<RequestContext, 'integrations' | 'keys'>,
  userSeq: number,
  { formKey, bankCode, accountNo }: Request,
  { name, birthDate }: Person,
): Promise<RequestRefusal | null> {
  const account = { bankCode, accountNo }
  const holder = await bank.holderOf({ ...account, birthDate })
  if (holder.kind === 'unknown') return refuse('UNAVAILABLE', { cause: holder.cause })
  if (holder.kind === 'refused') return refusalOf(holder.refusal, holder.message)
  if (!isSameName(holder.holderName, name)) return refuse('OTHER_NAME')
  const sent = await bank.sendOneWon({
    ...account,
    holderName: holder.holderName,
    code: `${ONE_WON_RULES.sender}${oneWonCode(keys, userSeq, formKey)}`,
    idempotencyKey: `one-won:${userSeq}:${formKey}`,
  })
  if (sent.kind === 'unknown') return refuse('UNAVAILABLE', { cause: sent.cause })
  return sent.kind === 'refused' ? refusalOf(sent.refusal, sent.message) : null
}

function refusalOf(refusal: AccountRefusal, message: string): RequestRefusal {
  if (refusal === 'OTHER_OWNER') return refuse('OTHER_NAME')
  if (refusal === 'MAINTENANCE') return refuse('MAINTENANCE')
  return refuse('ACCOUNT_REFUSED', { message })
}

/** Banks write names without spaces and in capitals. */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
  return plain(one) === plain(other)
}

async function setRefused(
  { kysely }: Pick<RequestContext, 'kysely'>,
  userSeq: number,
  formKey: string,
): Promise<void> {
  await kysely
    .updateTable('account_bank_check')
    .set({ state: 'REFUSED' })
    .where('user_seq', '=', userSeq)
    .where('form_key', '=', formKey)
    .where('state', '=', 'ASKED')
    .execute()
}
