import { type BankCode, isBankCode } from '#contracts/banks.ts'
import { DEMO_BANK_ACCOUNTS, DEMO_PEOPLE } from '../../seed/demo-facts.ts'
import { BANK_ACCOUNT, type SandboxBankAccount } from '../kinds.ts'
import type { World } from '../world.ts'

export interface HeldAccount extends SandboxBankAccount {
  bankCode: BankCode
  accountNo: string
}

const accountKey = (bankCode: string, accountNo: string) => `${bankCode}:${accountNo}`

/** Accounts that are there from the beginning: one of each demo person, and one that was closed. */
const FIRST_ACCOUNTS: readonly HeldAccount[] = [
  ...DEMO_PEOPLE.flatMap(({ name, birthDate }, index): HeldAccount[] => {
    const [bankCode, accountNo] = DEMO_BANK_ACCOUNTS[index] ?? []
    return bankCode && accountNo
      ? [{ bankCode, accountNo, holderName: name, birthDate, state: 'OPEN' }]
      : []
  }),
  ...DEMO_PEOPLE.slice(0, 1).map(
    ({ name, birthDate }): HeldAccount => ({
      bankCode: '003',
      accountNo: '01012345678901',
      holderName: name,
      birthDate,
      state: 'CLOSED',
    }),
  ),
]

/** Those that were opened here, newest first, and those from the beginning. */
export async function listAccounts({ items }: World, limit: number): Promise<HeldAccount[]> {
  const found = await items.list(BANK_ACCOUNT, { limit })
  const opened = found.flatMap(({ key, value }): HeldAccount[] => {
    const [bankCode = '', accountNo = ''] = key.split(':')
    return isBankCode(bankCode) ? [{ ...value, bankCode, accountNo }] : []
  })
  const all = new Map<string, HeldAccount>()
  for (const account of [...opened, ...FIRST_ACCOUNTS]) {
    const key = accountKey(account.bankCode, account.accountNo)
    if (!all.has(key)) all.set(key, account)
  }
  return [...all.values()]
}

/** Null where the bank has no such account. */
export async function findAccount(
  { items }: World,
  bankCode: string,
  accountNo: string,
): Promise<SandboxBankAccount | null> {
  const opened = await items.newest(BANK_ACCOUNT, accountKey(bankCode, accountNo))
  if (opened) return opened.value
  const first = FIRST_ACCOUNTS.find(
    (account) => account.bankCode === bankCode && account.accountNo === accountNo,
  )
  return first ?? null
}

/** Opens an account, or changes whose it is and what state it is in. */
export function saveAccount(
  { items }: World,
  { bankCode, accountNo, ...account }: HeldAccount,
): Promise<void> {
  return items.put(BANK_ACCOUNT, accountKey(bankCode, accountNo), account)
}
