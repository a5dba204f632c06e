import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { addressChangeLimits } from '#backend/limits/rules.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { AddressContent } from '#contracts/address.ts'
import { MOST_ADDRESSES } from '#contracts/address-constants.ts'
import { sealAddress } from './sealed-address.ts'

type ChangeContext = Pick<HostContext, 'kysely' | 'keys' | 'now' | 'limiter' | 'caller'>
type Owner = Pick<Viewer, 'userSeq'>

/** Adds an address; the first one is the default. A form that was sent before adds nothing and gets the same answer. */
export async function addAddress(
  context: ChangeContext,
  { userSeq }: Owner,
  { formKey, isDefault, ...content }: AddressContent & { formKey: string; isDefault: boolean },
): Promise<{ addressSeq: number } | Refusal<'TOO_MANY' | 'LIMITED'>> {
  const refused = await takeLimit(context, userSeq)
  if (refused) return refused
  return context.kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const before = await trx
      .selectFrom('account_address')
      .select('address_seq')
      .where('user_seq', '=', userSeq)
      .where('form_key', '=', formKey)
      .executeTakeFirst()
    if (before) return { addressSeq: before.address_seq }
    const { count } = await trx
      .selectFrom('account_address')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_seq', '=', userSeq)
      .executeTakeFirstOrThrow()
    if (count >= MOST_ADDRESSES) return refuse('TOO_MANY')
    const now = context.now()
    const { address_seq: addressSeq } = await trx
      .insertInto('account_address')
      .values({
        user_seq: userSeq,
        form_key: formKey,
        sealed: sealAddress(context.keys, userSeq, content),
        created_at: now,
        updated_at: now,
      })
      .returning('address_seq')
      .executeTakeFirstOrThrow()
    if (isDefault || count === 0) await makeDefault(trx, userSeq, addressSeq)
    return { addressSeq }
  })
}

/** Changes an address. The default stays it until another one becomes it. */
export async function changeAddress(
  context: ChangeContext,
  { userSeq }: Owner,
  {
    addressSeq,
    isDefault,
    ...content
  }: AddressContent & { addressSeq: number; isDefault: boolean },
): Promise<Record<never, never> | Refusal<'NOT_FOUND' | 'LIMITED'>> {
  const refused = await takeLimit(context, userSeq)
  if (refused) return refused
  return context.kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const changed = await trx
      .updateTable('account_address')
      .set({ sealed: sealAddress(context.keys, userSeq, content), updated_at: context.now() })
      .where('address_seq', '=', addressSeq)
      .where('user_seq', '=', userSeq)
      .returning('address_seq')
      .executeTakeFirst()
    if (!changed) return refuse('NOT_FOUND')
    if (isDefault) await makeDefault(trx, userSeq, addressSeq)
    return {}
  })
}

/** Makes an address the default. */
export async function setDefaultAddress(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Owner,
  addressSeq: number,
): Promise<Record<never, never> | Refusal<'NOT_FOUND'>> {
  return kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    return (await makeDefault(trx, userSeq, addressSeq)) ? {} : refuse('NOT_FOUND')
  })
}

/** Deletes an address; of the others the one that was changed last becomes the default. A repeat changes nothing. */
export async function removeAddress(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Owner,
  addressSeq: number,
): Promise<Record<never, never>> {
  return kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const removed = await trx
      .deleteFrom('account_address')
      .where('address_seq', '=', addressSeq)
      .where('user_seq', '=', userSeq)
      .returning('is_default')
      .executeTakeFirst()
    if (!removed?.is_default) return {}
    const next = await trx
      .selectFrom('account_address')
      .select('address_seq')
      .where('user_seq', '=', userSeq)
      .orderBy('updated_at', 'desc')
      .orderBy('address_seq', 'desc')
      .executeTakeFirst()
    if (next) await makeDefault(trx, userSeq, next.address_seq)
    return {}
  })
}

/** @returns false for an address that the member does not have */
async function makeDefault(trx: Kysely<DB>, userSeq: number, addressSeq: number): Promise<boolean> {
  const own = trx
    .selectFrom('account_address')
    .select('address_seq')
    .where('user_seq', '=', userSeq)
    .where('address_seq', '=', addressSeq)
  if (!(await own.executeTakeFirst())) return false
  // One after the other: the index allows one default at any moment.
  await trx
    .updateTable('account_address')
    .set({ is_default: false })
    .where('user_seq', '=', userSeq)
    .where('is_default', '=', true)
    .where('address_seq', '<>', addressSeq)
    .execute()
  await trx
    .updateTable('account_address')
    .set({ is_default: true })
    .where('address_seq', '=', addressSeq)
    .execute()
  return true
}

async function takeLimit(context: ChangeContext, userSeq: number) {
  const retryAfterSeconds = await context.limiter.take(addressChangeLimits(context, userSeq))
  return retryAfterSeconds === null ? null : refuse('LIMITED', { data: { retryAfterSeconds } })
}
