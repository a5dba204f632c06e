import type {
  AccountRefusal,
  BankVerification,
  PayOutRefusal,
} from '#backend/operation/bank-verification.ts'
import { IntegrationError } from '#backend/operation/integrations.ts'

type PayOut = Parameters<BankVerification['payOut']>[0]
type OneWon = Parameters<BankVerification['sendOneWon']>[0]

/** A bank in memory, for tests of what stands on it. */
export interface FakeBank extends BankVerification {
  /** Holders by account number; others belong to nobody. */
  readonly holders: Map<string, string>
  /** Accounts that are refused, by number. */
  readonly refusals: Map<string, AccountRefusal>
  /** The deposits of 1 won, oldest first. */
  readonly oneWon: OneWon[]
  /** What moved, once for each idempotency key, oldest first. */
  readonly paid: (PayOut & { paidAt: Date })[]
  /** The next payouts: refused, `LOST` (it moves money, but its answer never comes), or `HANGS` (it moves none). */
  readonly nextPayOuts: (PayOutRefusal | 'LOST' | 'HANGS')[]
}

/** @param isFailing whether the bank answers nothing at all just now */
export function fakeBank(isFailing: () => boolean = () => false): FakeBank {
  const holders: FakeBank['holders'] = new Map()
  const refusals: FakeBank['refusals'] = new Map()
  const oneWon: FakeBank['oneWon'] = []
  const paid: FakeBank['paid'] = []
  const nextPayOuts: FakeBank['nextPayOuts'] = []
  const unknown = () => ({
    kind: 'unknown' as const,
    cause: new IntegrationError('bank', 'does not answer'),
  })
  const refusedAs = <Code extends string>(code: Code) => ({
    kind: 'refused' as const,
    refusal: code,
    message: `은행이 거절했어요 (${code}).`,
  })
  const refusalOf = (accountNo: string): AccountRefusal | null =>
    refusals.get(accountNo) ?? (holders.has(accountNo) ? null : 'NO_ACCOUNT')
  const receiptOf = ({ idempotencyKey, paidAt }: FakeBank['paid'][number]) => ({
    kind: 'done' as const,
    paidAt,
    bankReference: `bank-${idempotencyKey}`,
  })
  const earlier = (key: string) => paid.find(({ idempotencyKey }) => idempotencyKey === key)

  return {
    holders,
    refusals,
    oneWon,
    paid,
    nextPayOuts,
    async holderOf({ accountNo }) {
      if (isFailing()) return unknown()
      const refusal = refusalOf(accountNo)
      if (refusal) return refusedAs(refusal)
      return { kind: 'done', holderName: holders.get(accountNo) ?? '' }
    },
    async sendOneWon(deposit) {
      if (isFailing()) return unknown()
      const refusal = refusalOf(deposit.accountNo)
      if (refusal) return refusedAs(refusal)
      oneWon.push(deposit)
      return { kind: 'done' }
    },
    async payOut(payOut) {
      if (isFailing()) return unknown()
      const before = earlier(payOut.idempotencyKey)
      if (before) return receiptOf(before)
      const next = nextPayOuts.shift()
      if (next === 'HANGS') return unknown()
      const refusal = next === 'LOST' ? null : (next ?? refusalOf(payOut.accountNo))
      if (refusal) return refusedAs(refusal)
      const done = { ...payOut, paidAt: payOut.decidedAt }
      paid.push(done)
      return next === 'LOST' ? unknown() : receiptOf(done)
    },
    async payOutState({ idempotencyKey }) {
      if (isFailing()) return unknown()
      const before = earlier(idempotencyKey)
      return before ? receiptOf(before) : refusedAs('NOT_PAID')
    },
  }
}
