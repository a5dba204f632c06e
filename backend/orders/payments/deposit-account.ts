import { z } from 'zod'
import { BANKS, isBankCode } from '#contracts/banks.ts'
import type { DepositAccount } from '#contracts/order-payment.ts'
import type { KeyRing } from '../../operation/key-ring.ts'
import type { VirtualAccount } from '../../operation/payment-company.ts'

interface Sealed {
  attempt_id: string
  virtual_account: string | null
}

const purposeOf = ({ attempt_id }: Pick<Sealed, 'attempt_id'>) => `deposit-account:${attempt_id}`

const sealedSchema = z.object({ bankCode: z.string(), accountNo: z.string(), dueAt: z.string() })

/** A virtual account opens for its own attempt alone. */
export function sealDepositAccount(
  keys: Pick<KeyRing, 'seal'>,
  payment: Pick<Sealed, 'attempt_id'>,
  { bankCode, accountNo, dueAt }: VirtualAccount,
): string {
  return keys.seal(purposeOf(payment), JSON.stringify({ bankCode, accountNo, dueAt }))
}

/** Null where there is none, or it was sealed with other keys. */
export function openDepositAccount(
  keys: Pick<KeyRing, 'unseal'>,
  payment: Sealed,
): DepositAccount | null {
  const text = payment.virtual_account && keys.unseal(purposeOf(payment), payment.virtual_account)
  if (!text) return null
  const { bankCode, accountNo, dueAt } = sealedSchema.parse(JSON.parse(text))
  return { bank: isBankCode(bankCode) ? BANKS[bankCode].name : '은행', accountNo, dueAt }
}
