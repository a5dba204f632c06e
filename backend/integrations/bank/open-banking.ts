import { z } from 'zod'
import type {
  BankAccount,
  BankVerification,
  HolderResult,
  PayOutKey,
  PayOutRefusal,
  PayOutResult,
  PayOutState,
} from '#backend/operation/bank-verification.ts'
import { IntegrationError } from '#backend/operation/integrations.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { kstClock, kstDay, kstMidnight } from '#contracts/kst.ts'
import type { BankSettings } from '../settings.ts'
import { createHub } from './hub.ts'
import {
  BANK_DONE,
  BANK_NO_TRANSFER,
  HUB,
  isOfAccount,
  REFUSAL_WORDS,
  refusalOfBank,
} from './open-banking-codes.ts'
import { transactionId } from './transaction-id.ts'

/** A payout is repeated for so long; the hub remembers transfers far longer. */
const DAYS_OF_REPEATS = 7
const MOST_ATTEMPTS_A_DAY = 50
const DEADLINE_OF_QUESTION_MS = 5_000

const codesSchema = z.object({ rsp_code: z.string(), bank_rsp_code: z.string().nullish() })
const holderSchema = codesSchema.extend({ account_holder_name: z.string().nullish() })
const transferSchema = z.object({
  bank_tran_id: z.string(),
  bank_rsp_code: z.string(),
})
const transfersSchema = codesSchema.extend({ res_list: z.array(transferSchema).nullish() })

type Deposit = BankAccount & {
  holderName: string
  amount: number
  printed: string
  isNameChecked: boolean
}
type Answer = { rsp_code: string; bank_rsp_code?: string | null | undefined }
type Refused<Reason extends string> = { kind: 'refused'; refusal: Reason; message: string }
type Transfer = PayOutState | { kind: 'repeated' }

/**
 * 금융결제원 오픈뱅킹: 계좌실명조회 for holders, 입금이체 for deposits of 1 won and payouts, 이체결과조회 for what became of one.
 * A transfer that was not plainly refused is not known to have failed.
 */
export function createOpenBanking(options: {
  settings: BankSettings
  fetch: typeof fetch
  now: () => Date
  deadlineMs?: number
}): BankVerification {
  const { settings, now, deadlineMs = 15_000 } = options
  const hub = createHub({ settings, fetch: options.fetch, now, deadlineMs })
  // Two of these are within the deadline of a member's form.
  const asked = createHub({
    settings,
    fetch: options.fetch,
    now,
    deadlineMs: Math.min(deadlineMs, DEADLINE_OF_QUESTION_MS),
  })
  const idOf = (key: string, attempt: number) => transactionId(settings.useCode, key, attempt)

  /** One transfer of today. */
  async function transfer(
    bankTranId: string,
    deposit: Deposit,
    by: typeof hub = hub,
  ): Promise<Transfer> {
    const answer = await by.call(
      '/v2.0/transfer/deposit/acnt_num',
      {
        cntr_account_type: 'N',
        cntr_account_num: settings.contractAccountNo,
        wd_pass_phrase: settings.passPhrase,
        wd_print_content: deposit.printed,
        name_check_option: deposit.isNameChecked ? 'on' : 'off',
        tran_dtime: hubTime(now()),
        req_cnt: '1',
        req_list: [
          {
            tran_no: '1',
            bank_tran_id: bankTranId,
            bank_code_std: deposit.bankCode,
            account_num: deposit.accountNo,
            account_holder_name: deposit.holderName,
            print_content: deposit.printed,
            tran_amt: String(deposit.amount),
            req_client_name: settings.ownName,
            req_client_bank_code: settings.contractBankCode,
            req_client_account_num: settings.contractAccountNo,
            req_client_num: settings.useCode,
            transfer_purpose: 'TR',
          },
        ],
      },
      transfersSchema,
    )
    if (answer.rsp_code === HUB.repeated) return { kind: 'repeated' }
    return readTransfer(answer, bankTranId)
  }

  /** What became of a transfer of a day ('YYYYMMDD'). */
  async function resultOf(bankTranId: string, day: string, amount: number): Promise<PayOutState> {
    const answer = await hub.call(
      '/v2.0/transfer/result',
      {
        check_type: '2',
        tran_dtime: hubTime(now()),
        req_cnt: '1',
        req_list: [
          {
            tran_no: '1',
            org_bank_tran_id: bankTranId,
            org_bank_tran_date: day,
            org_tran_amt: String(amount),
          },
        ],
      },
      transfersSchema,
    )
    return readTransfer(answer, bankTranId)
  }

  /** What became of all attempts of a day: of these no more than one is paid. */
  async function stateOfDay(
    { idempotencyKey, amount }: PayOutKey,
    day: string,
  ): Promise<{ state: PayOutState; attempts: number }> {
    let state: PayOutState = refused('NOT_PAID')
    for (let attempt = 0; attempt < MOST_ATTEMPTS_A_DAY; attempt += 1) {
      const result = await resultOf(idOf(idempotencyKey, attempt), day, amount)
      if (result.kind === 'refused' && result.refusal === 'NOT_PAID')
        return { state, attempts: attempt }
      state = result
      if (result.kind !== 'refused') return { state, attempts: attempt + 1 }
    }
    throw new IntegrationError('bank', 'was asked too often for one payout')
  }

  function readTransfer(answer: z.infer<typeof transfersSchema>, bankTranId: string): PayOutState {
    const row = answer.res_list?.find((item) => item.bank_tran_id === bankTranId)
    const bankCode = row?.bank_rsp_code ?? answer.bank_rsp_code
    if (answer.rsp_code === HUB.done && bankCode === BANK_DONE)
      return { kind: 'done', paidAt: now(), bankReference: bankTranId }
    if (bankCode === BANK_NO_TRANSFER) return refused('NOT_PAID')
    const refusal = refusalOf({ rsp_code: answer.rsp_code, bank_rsp_code: bankCode })
    return refusal ? refused(refusal) : unclear(answer.rsp_code, bankCode)
  }

  return {
    holderOf: ({ bankCode, accountNo, birthDate }) =>
      orUnknown(async (): Promise<HolderResult> => {
        const answer = await asked.call(
          '/v2.0/inquiry/real_name',
          {
            bank_tran_id: idOf(crypto.randomUUID(), 0),
            bank_code_std: bankCode,
            account_num: accountNo,
            account_holder_info_type: ' ',
            account_holder_info: birthDate.replaceAll('-', '').slice(2),
            tran_dtime: hubTime(now()),
          },
          holderSchema,
        )
        const holderName = answer.account_holder_name?.trim()
        if (answer.rsp_code === HUB.done && answer.bank_rsp_code === BANK_DONE && holderName)
          return { kind: 'done', holderName }
        return refusalOfAccount(answer) ?? unclear(answer.rsp_code, answer.bank_rsp_code)
      }),

    sendOneWon: ({ idempotencyKey, code, ...account }) =>
      orUnknown(async () => {
        const deposit = { ...account, amount: 1, printed: code, isNameChecked: false }
        const sent = await transfer(idOf(idempotencyKey, 0), deposit, asked)
        // The first one of the same key has been sent.
        if (sent.kind === 'repeated' || sent.kind === 'done') return { kind: 'done' }
        if (sent.kind === 'unknown') return sent
        const { refusal } = sent
        return refusal !== 'NOT_PAID' && isOfAccount(refusal)
          ? refused(refusal)
          : refused('REFUSED')
      }),

    payOut: ({ idempotencyKey, decidedAt, amount, ...account }) =>
      orUnknown(async (): Promise<PayOutResult> => {
        const key = { idempotencyKey, decidedAt, amount }
        const [today, ...earlier] = daysSince(decidedAt, now())
        for (const day of earlier) {
          const { state } = await stateOfDay(key, day)
          if (state.kind !== 'refused') return state
        }
        for (let attempt = 0; attempt < MOST_ATTEMPTS_A_DAY; attempt += 1) {
          const id = idOf(idempotencyKey, attempt)
          const sent = await transfer(id, { ...account, amount, isNameChecked: true })
          const result = sent.kind === 'repeated' ? await resultOf(id, today, amount) : sent
          if (result.kind !== 'refused') return result
          if (result.refusal === 'NOT_PAID') return unclear(HUB.repeated, BANK_NO_TRANSFER)
          // Refused just now, or by an attempt before: only after that one may there be another.
          if (sent.kind !== 'repeated') return refused(result.refusal)
        }
        throw new IntegrationError('bank', 'refused one payout too often')
      }),

    payOutState: (key) =>
      orUnknown(async (): Promise<PayOutState> => {
        let last: PayOutState = refused('NOT_PAID')
        for (const day of daysSince(key.decidedAt, now()).reverse()) {
          const { state, attempts } = await stateOfDay(key, day)
          if (state.kind !== 'refused') return state
          if (attempts > 0) last = state
        }
        return last
      }),
  }
}

/** Days in Korea as the hub writes them ('YYYYMMDD'), today first. */
function daysSince(from: Date, to: Date): [string, ...string[]] {
  const days: string[] = []
  const first = kstMidnight(kstDay(from)).getTime()
  for (let at = kstMidnight(kstDay(to)).getTime(); at >= first; at -= DAY_MS)
    days.push(kstDay(new Date(at)).replaceAll('-', ''))
  const [today, ...earlier] = days
  if (!today) throw new RangeError('a payout was decided in the future')
  if (earlier.length > DAYS_OF_REPEATS)
    throw new RangeError(`a payout is repeated after ${earlier.length} days`)
  return [today, ...earlier]
}

/** 'YYYYMMDDHHMMSS' in Korea. */
function hubTime(at: Date): string {
  return kstClock(at).toISOString().replaceAll(/\D/g, '').slice(0, 14)
}

async function orUnknown<Result>(
  ask: () => Promise<Result>,
): Promise<Result | { kind: 'unknown'; cause: Error }> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof IntegrationError) return { kind: 'unknown', cause: error }
    throw error
  }
}

function refusalOf({ rsp_code: code, bank_rsp_code: bankCode }: Answer): PayOutRefusal | null {
  return code === HUB.done || code === HUB.ofBank ? refusalOfBank(bankCode ?? '') : null
}

function refusalOfAccount(answer: Answer) {
  const refusal = refusalOf(answer)
  return refusal && isOfAccount(refusal) ? refused(refusal) : null
}

function refused<Reason extends PayOutRefusal | 'NOT_PAID'>(refusal: Reason): Refused<Reason> {
  const message =
    refusal === 'NOT_PAID' ? '아직 보내지 않은 돈이에요.' : REFUSAL_WORDS[refusal as PayOutRefusal]
  return { kind: 'refused', refusal, message }
}

function unclear(code: string, bankCode: string | null | undefined) {
  const named = [code, bankCode ?? ''].map((text) => (/^\w{1,10}$/.test(text) ? text : '-'))
  return {
    kind: 'unknown' as const,
    cause: new IntegrationError('bank', `left open what it did (${named.join(', ')})`),
  }
}
