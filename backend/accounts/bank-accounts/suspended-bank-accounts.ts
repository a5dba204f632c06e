import { hasMoneyUnderWay } from '#backend/db/money-under-way.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { holderOfTicket } from '#backend/sanctions/sanction-ticket.ts'
import type {
  BANK_ACCOUNT_REFUSALS,
  BANK_CODE_REFUSALS,
  BankAccounts,
  BankCheck,
} from '#contracts/bank-account.ts'
import type { AccountOwner } from './account-owner.ts'
import { confirmBankAccount } from './confirm-bank-account.ts'
import { listBankAccounts } from './list-bank-accounts.ts'
import { requestBankAccount } from './request-bank-account.ts'

/** A suspended member who has proven who they are. */
interface TicketKey {
  sanctionSeq: number
  ticket: string
}
type TicketContext = Pick<HostContext, 'kysely' | 'keys' | 'now'>

/** The accounts of a suspended member for whom money is under way, and whether one can be added. */
export async function listSuspendedBankAccounts(
  context: TicketContext,
  key: TicketKey,
): Promise<{ accounts: BankAccounts; canAdd: boolean } | Refusal<'NOT_FOUND' | 'NOT_NEEDED'>> {
  const owner = await ownerWithMoney(context, key)
  if (isRefusal(owner)) return owner
  const [accounts, canAdd] = await Promise.all([
    listBankAccounts(context, owner),
    lacksAccount(context, owner),
  ])
  return { accounts, canAdd }
}

/** The first step of `requestBankAccount` for a suspended member. */
export async function requestSuspendedBankAccount(
  context: TicketContext & Pick<HostContext, 'integrations' | 'limiter'>,
  { sanctionSeq, ticket, ...account }: TicketKey & Parameters<typeof requestBankAccount>[2],
): Promise<BankCheck | Refusal<'NOT_FOUND' | 'NOT_NEEDED' | keyof typeof BANK_ACCOUNT_REFUSALS>> {
  const owner = await ownerWithMoney(context, { sanctionSeq, ticket })
  if (isRefusal(owner)) return owner
  if (!(await lacksAccount(context, owner))) return refuse('NOT_NEEDED')
  return requestBankAccount(context, owner, account)
}

/** The second step. The account becomes the one that money goes to: nothing else is asked of a suspended member. */
export async function confirmSuspendedBankAccount(
  context: TicketContext,
  { formKey, code, ...key }: TicketKey & { formKey: string; code: string },
): Promise<{ bankAccountSeq: number } | Refusal<'NOT_FOUND' | keyof typeof BANK_CODE_REFUSALS>> {
  const userSeq = holderOfTicket(context, key.ticket, key.sanctionSeq)
  if (userSeq === null) return refuse('NOT_FOUND')
  return confirmBankAccount(
    context,
    { userSeq, status: 'SUSPENDED' },
    { formKey, code, isDefault: true },
  )
}

/** Whose ticket it is, where money is under way to them. */
async function ownerWithMoney(
  context: TicketContext,
  { sanctionSeq, ticket }: TicketKey,
): Promise<AccountOwner | Refusal<'NOT_FOUND' | 'NOT_NEEDED'>> {
  const userSeq = holderOfTicket(context, ticket, sanctionSeq)
  if (userSeq === null) return refuse('NOT_FOUND')
  if (!(await hasMoneyUnderWay(context.kysely, userSeq))) return refuse('NOT_NEEDED')
  return { userSeq, status: 'SUSPENDED' }
}

/** Whether there is no account that money can go to: none at all, or the bank has refused it. */
async function lacksAccount(
  { kysely }: TicketContext,
  { userSeq }: AccountOwner,
): Promise<boolean> {
  const [account, refused] = await Promise.all([
    kysely
      .selectFrom('account_bank')
      .select('bank_account_seq')
      .where('user_seq', '=', userSeq)
      .limit(1)
      .executeTakeFirst(),
    kysely
      .selectFrom('payout')
      .select('payout_seq')
      .where('user_seq', '=', userSeq)
      .where('state', '=', 'FAILED')
      .limit(1)
      .executeTakeFirst(),
  ])
  return !account || refused !== undefined
}
