import * as z from 'zod/mini'
import { oneOf, text } from '#app/forms/fields.ts'
import { SANCTION_LIMITS } from '#contracts/sanction-rules.ts'
import { anyReasonOf, fitsChoice } from '../reason-schema.ts'

const { leastAnswer, answer } = SANCTION_LIMITS

/** What an operator decides on an appeal, with the answer that the member reads. */
export const appealDecisionSchema = z
  .object({
    decision: oneOf(['ACCEPT', 'DENY'], '어떻게 결정할지 골라 주세요.'),
    reasonCode: anyReasonOf('APPEAL'),
    answer: text(
      z.minLength(leastAnswer, `회원이 읽을 까닭을 ${leastAnswer}자 이상 적어 주세요.`),
      z.maxLength(answer, `${answer.toLocaleString('ko-KR')}자까지 적을 수 있어요.`),
    ),
  })
  .check(fitsChoice('APPEAL', ({ decision }) => decision))
