import * as z from 'zod/mini'
import { type Reading, readBy, sequence, text } from '#app/forms/fields.ts'
import {
  FEE_LABELS,
  FEE_LIMITS,
  FEE_REASON_LENGTH,
  type FeeKey,
  percentOf,
} from '#contracts/fee-rules.ts'
import { readWon } from '../../sell/typed-won.ts'
import { changeReason, firstDay } from '../dated-fields.ts'

const reason = changeReason(FEE_REASON_LENGTH)

/** Percent with up to two decimals, in 1/10,000. */
function readPercent(typed: string, key: FeeKey): Reading<number> {
  const { least, most } = FEE_LIMITS[key]
  const [, whole, decimals = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?\s*%?$/.exec(typed) ?? []
  const value = whole === undefined ? -1 : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return value >= least && value <= most
    ? { value }
    : { error: `0%부터 ${percentOf(most)}까지 소수점 아래 두 자리로 적어 주세요. 예: 3.5` }
}

function readAmount(typed: string, key: FeeKey): Reading<number> {
  const { least, most } = FEE_LIMITS[key]
  const read = readWon(typed, most, FEE_LABELS[key])
  if (read.error !== undefined) return read
  return read.value !== null && read.value >= least
    ? { value: read.value }
    : { error: `${least.toLocaleString('ko-KR')}원 이상으로 적어 주세요.` }
}

const percent = (key: FeeKey) => readBy((typed) => readPercent(typed, key))
const amount = (key: FeeKey) => readBy((typed) => readAmount(typed, key))

const fees = z.object({
  formKey: text(z.maxLength(36)),
  seen: sequence(),
  day: firstDay(),
  buyerFeeBp: percent('buyerFeeBp'),
  sellerFeeBp: percent('sellerFeeBp'),
  freeUpTo: amount('freeUpTo'),
  maxPrice: amount('maxPrice'),
  compensationCap: amount('compensationCap'),
  reason,
})

export const feeForms = { save: fees, preview: fees }
export const feeWithdrawalForms = { WITHDRAW: z.object({ termsSeq: sequence(), reason }) }
