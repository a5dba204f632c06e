import type { Transaction } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { KeyRing } from '#backend/operation/key-ring.ts'
import { seedBankAccount } from './builders/index.ts'
import { DEMO_BANK_ACCOUNTS, DEMO_PEOPLE } from './demo-facts.ts'

/** A verified account of each seller of a demo order, so that the order can be settled. */
export async function seedBankAccounts(
  trx: Transaction<DB>,
  { keys, now, sellers }: { keys: KeyRing; now: Date; sellers: readonly number[] },
): Promise<void> {
  for (const seller of sellers) {
    const person = DEMO_PEOPLE[seller]
    const account = DEMO_BANK_ACCOUNTS[seller]
    if (!person || !account) continue
    const [bankCode, accountNo] = account
    const { user_seq: userSeq } = await trx
      .selectFrom('store')
      .select('user_seq')
      .where('store_seq', '=', person.storeSeq)
      .executeTakeFirstOrThrow()
    await seedBankAccount(trx, keys, {
      userSeq,
      bankCode,
      accountNo,
      holderName: person.name,
      at: now,
    })
  }
}
