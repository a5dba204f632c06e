import type { BankCode } from '#contracts/banks.ts'
import type { KeyRing } from '../operation/key-ring.ts'

/** Finds the same bank account again without opening any. */
export function accountNumberHash(
  keys: Pick<KeyRing, 'pseudonym'>,
  bankCode: BankCode,
  accountNo: string,
): string {
  return keys.pseudonym('bank-account', `${bankCode}:${accountNo}`)
}
