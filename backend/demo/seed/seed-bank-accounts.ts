import type { Transaction } from 'kysely'
import { sealAccount } from '#backend/accounts/bank-accounts/sealed-account.ts'
import type { DB } from '#backend/db/schema.ts'
import { accountNumberHash } from '#backend/keys/account-number-hash.ts'
import type { KeyRing } from '#backend/operation/key-ring.ts'
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
    await trx
      .insertInto('account_bank')
      .values({
        user_seq: userSeq,
        bank_code: bankCode,
        last_digits: accountNo.slice(-4),
        number_hash: accountNumberHash(keys, bankCode, accountNo),
        sealed: sealAccount(keys, userSeq, { accountNo, holderName: person.name }),
        is_default: true,
        payout_hold_until: now,
        created_at: now,
      })
      .execute()
  }
}
