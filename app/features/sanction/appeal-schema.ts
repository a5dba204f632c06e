import * as z from 'zod/mini'
import { text } from '#app/forms/fields.ts'
import { SANCTION_LIMITS } from '#contracts/sanction-rules.ts'

const { leastAppeal, appeal } = SANCTION_LIMITS

/** What a member says against a sanction. */
export const appealSchema = z.object({
  text: text(
    z.minLength(leastAppeal, `사실과 다른 점을 ${leastAppeal}자 이상 적어 주세요.`),
    z.maxLength(appeal, `${appeal.toLocaleString('ko-KR')}자까지 적을 수 있어요.`),
  ),
})
