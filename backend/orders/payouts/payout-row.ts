import type { Selectable } from 'kysely'
import { z } from 'zod'
import { BANK_CODES, type BankCode, maskAccountNo } from '#contracts/banks.ts'
import type { PayoutTable } from '../../db/schema.ts'
import type { KeyRing } from '../../operation/key-ring.ts'

export type PayoutRow = Selectable<PayoutTable>

/** Where a payout goes. */
export interface PayoutTarget {
  bankCode: BankCode
  accountNo: string
  holderName: string
}

const targetSchema = z.object({
  bankCode: z.enum(BANK_CODES as [BankCode, ...BankCode[]]),
  accountNo: z.string(),
  holderName: z.string(),
})

const purposeOf = ({ payout_seq }: Pick<PayoutRow, 'payout_seq'>) => `payout:${payout_seq}`

export function sealTarget(
  keys: Pick<KeyRing, 'seal'>,
  payout: Pick<PayoutRow, 'payout_seq'>,
  { bankCode, accountNo, holderName }: PayoutTarget,
): string {
  return keys.seal(purposeOf(payout), JSON.stringify({ bankCode, accountNo, holderName }))
}

export function openTarget(
  keys: Pick<KeyRing, 'unseal'>,
  payout: Pick<PayoutRow, 'payout_seq' | 'account'>,
): PayoutTarget | null {
  const text = payout.account && keys.unseal(purposeOf(payout), payout.account)
  return text ? targetSchema.parse(JSON.parse(text)) : null
}

export const targetLabel = ({ bankCode, accountNo }: PayoutTarget): string =>
  maskAccountNo(bankCode, accountNo)

/** The key of a payout to one account: however often it is sent, the bank pays once. */
export const payoutKey = ({ payout_seq, key_no }: PayoutRow): string =>
  `payout-${payout_seq}-${key_no}`
