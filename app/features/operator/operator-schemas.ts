import * as z from 'zod/mini'
import { oneOf, sequence, text, ticked } from '#app/forms/fields.ts'
import { LONGEST_RULE_WORDS } from '#contracts/listing-desk-constants.ts'
import { NOTE_LENGTH, QUERY_LENGTH, REASON_LENGTH } from './operator-labels.ts'
import { typedMoment } from './posts/kst-moment-schema.ts'
import { reasonOf } from './reason-schema.ts'

const REASON = `사유를 2자 이상 ${REASON_LENGTH}자 이하로 적어 주세요.`
const NOTE = `처리 내용을 1자 이상 ${NOTE_LENGTH}자 이하로 적어 주세요.`

/** Whom an operator looks for. */
export const memberSearchSchema = z.object({
  query: text(z.maxLength(QUERY_LENGTH, `${QUERY_LENGTH}자까지 입력할 수 있어요.`)),
})

/** Why an operator does something with an account; without a reason nothing is done. */
export const memberActionSchema = z.object({
  reason: text(z.minLength(2, REASON), z.maxLength(REASON_LENGTH, REASON)),
})

/** Why an operator closes a report; without a note it stays open. */
const reportClosing = (acts: boolean) =>
  z.object({
    reasonCode: reasonOf(
      'LISTING',
      acts ? 'ACT' : 'LEAVE',
      acts ? '조치할 때의 판단을 골라 주세요.' : '기각할 때의 판단을 골라 주세요.',
    ),
    note: text(z.minLength(1, NOTE), z.maxLength(NOTE_LENGTH, NOTE)),
    hide: ticked(),
  })
export const reportClosingForms = { ACTED: reportClosing(true), DISMISSED: reportClosing(false) }

/** Why an operator closes a flag; the seller of a listing that is hidden reads it. */
const flagClosing = (acts: boolean) =>
  z.object({
    flagSeq: sequence(),
    reasonCode: reasonOf(
      'LISTING',
      acts ? 'ACT' : 'LEAVE',
      acts ? '숨길 때의 판단을 골라 주세요.' : '문제가 없을 때의 판단을 골라 주세요.',
    ),
    note: text(z.minLength(2, REASON), z.maxLength(REASON_LENGTH, REASON)),
  })
export const flagClosingForms = { CLEARED: flagClosing(false), HIDDEN: flagClosing(true) }

const WORDS = `말을 1자 이상 ${LONGEST_RULE_WORDS}자 이하로 적어 주세요.`

/** Words of a kind of prohibited goods; those without a number are new. */
export const ruleTermSchema = z.object({
  ruleCode: text(z.minLength(1), z.maxLength(40)),
  termSeq: z.optional(sequence()),
  kind: oneOf(['TERM', 'EXCEPTION'], '어떤 말인지 골라 주세요.'),
  words: text(z.minLength(1, WORDS), z.maxLength(LONGEST_RULE_WORDS, WORDS)),
  level: oneOf(['', 'BLOCK', 'REVIEW', 'WARN'], '단계를 골라 주세요.'),
  isActive: ticked(),
  startsAt: typedMoment(),
})
