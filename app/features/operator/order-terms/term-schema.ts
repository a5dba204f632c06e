import * as z from 'zod/mini'
import { type Reading, readBy, sequence, text } from '#app/forms/fields.ts'
import { percentOf } from '#contracts/order-money.ts'
import type { OrderTermKey, OrderTerms } from '#contracts/order-states.ts'
import {
  TERM_KEYS,
  TERM_ORDER,
  TERMS_REASON_LENGTH,
  type TermRow,
  termRow,
  termWords,
} from '#contracts/order-term-rules.ts'
import { readWon } from '../../sell/typed-won.ts'
import { changeReason, firstDay } from '../dated-fields.ts'

const reason = changeReason(TERMS_REASON_LENGTH)

/** Percent with up to two decimals, in 1/10,000. */
function readPercent(typed: string, key: OrderTermKey): Reading<number> {
  const { least, most } = termRow(key)
  const [, whole, decimals = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?\s*%?$/.exec(typed) ?? []
  const value = whole === undefined ? -1 : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return value >= least && value <= most
    ? { value }
    : { error: `0%부터 ${percentOf(most)}까지 소수점 아래 두 자리로 적어 주세요. 예: 3.5` }
}

function readAmount(typed: string, key: OrderTermKey): Reading<number> {
  const { least, most, label } = termRow(key)
  const read = readWon(typed, most, label)
  if (read.error !== undefined) return read
  return read.value !== null && read.value >= least
    ? { value: read.value }
    : { error: `${least.toLocaleString('ko-KR')}원 이상으로 적어 주세요.` }
}

function readCount(typed: string, key: OrderTermKey): Reading<number> {
  const { least, most } = termRow(key)
  const value = /^\d{1,3}$/.test(typed) ? Number(typed) : -1
  return value >= least && value <= most
    ? { value }
    : { error: `${termWords(key, least)}부터 ${termWords(key, most)}까지 숫자로 적어 주세요.` }
}

const READERS: Partial<Record<TermRow['unit'], typeof readCount>> = {
  share: readPercent,
  won: readAmount,
}

function termField(key: OrderTermKey) {
  const read = READERS[termRow(key).unit] ?? readCount
  return readBy((typed) => read(typed, key))
}

const terms = z
  .object({
    formKey: text(z.maxLength(36)),
    seen: sequence(),
    day: firstDay(),
    ...(Object.fromEntries(TERM_KEYS.map((key) => [key, termField(key)])) as Record<
      OrderTermKey,
      ReturnType<typeof termField>
    >),
    reason,
  })
  .check(
    ...TERM_ORDER.map(({ key, message, isKept }) =>
      z.refine<OrderTerms>(isKept, { path: [key], message }),
    ),
  )

export const termForms = { save: terms, preview: terms }
export const termWithdrawalForms = { WITHDRAW: z.object({ termsSeq: sequence(), reason }) }
