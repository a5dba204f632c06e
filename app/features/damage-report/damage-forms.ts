import * as z from 'zod/mini'
import { readWon } from '#app/features/sell/typed-won.ts'
import { many, NO_FIELDS, readBy, sequence, text } from '#app/forms/fields.ts'
import { BANK_CODES } from '#contracts/banks.ts'
import { DAMAGE_LIMITS } from '#contracts/damage-report-rules.ts'
import {
  FRAUD_CHANNELS,
  FRAUD_METHODS,
  type FraudChannel,
  type FraudMethod,
  LOOKUP_RULES,
} from '#contracts/fraud-constants.ts'

const typedIdentifier = () =>
  text(z.maxLength(LOOKUP_RULES.length, '너무 길어요. 번호나 아이디 하나만 적어 주세요.'))
const orNothing = <const Value extends string>(values: readonly Value[]) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
    z.nullable(z.enum(values as readonly [Value, ...Value[]])),
  )
const version = sequence()
const tooLong = (name: string, most: number) =>
  z.maxLength(most, `${name} ${most.toLocaleString('ko-KR')}자까지 적을 수 있어요.`)

/** The steps of a report by intent; each is saved, whatever is still missing. */
export const damageForms = {
  target: z.object({
    version,
    phone: typedIdentifier(),
    bankCode: orNothing(BANK_CODES),
    accountNo: typedIdentifier(),
    email: typedIdentifier(),
    messenger: typedIdentifier(),
  }),
  trade: z.object({
    version,
    method: orNothing(Object.keys(FRAUD_METHODS) as FraudMethod[]),
    channel: orNothing(Object.keys(FRAUD_CHANNELS) as FraudChannel[]),
    goods: text(tooLong('물건은', DAMAGE_LIMITS.goods)),
    categorySeq: z.pipe(
      z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
      z.nullable(sequence()),
    ),
    amount: readBy((typed) => {
      const read = readWon(typed, DAMAGE_LIMITS.amount, '피해 금액')
      return read.value === 0 ? { error: '피해 금액은 1원부터 적을 수 있어요.' } : read
    }),
    happenedOn: z.pipe(
      z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
      z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '날짜를 다시 골라 주세요.'))),
    ),
  }),
  story: z.object({
    version,
    story: text(tooLong('피해 상황은', DAMAGE_LIMITS.story)),
    policeNo: text(tooLong('접수번호는', DAMAGE_LIMITS.policeNo)),
  }),
  evidence: z.object({ photos: many(z.file()) }),
  remove: z.object({ evidenceId: text(z.regex(/^[0-9a-f]{32}$/)) }),
  submit: z.object({
    version,
    agreed: z.literal('1', '사실만 적었다는 데에 동의해 주세요.'),
  }),
  withdraw: NO_FIELDS,
}

/** The accused's objection. */
export const objectionSchema = z.object({
  text: text(
    z.minLength(
      DAMAGE_LIMITS.leastObjection,
      `무엇이 사실과 다른지 ${DAMAGE_LIMITS.leastObjection}자 이상 적어 주세요.`,
    ),
    tooLong('이의 내용은', DAMAGE_LIMITS.objection),
  ),
})

export const openReportSchema = z.object({
  formKey: text(z.regex(/^[0-9a-f-]{36}$/, '페이지를 새로고침한 뒤 다시 눌러 주세요.')),
})
