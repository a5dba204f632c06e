import * as z from 'zod/mini'
import { many, NO_FIELDS, readBy, sequence, text, ticked } from '#app/forms/fields.ts'
import { CAFE_SHARE_RULES, readCafeCode } from '#contracts/cafe-constants.ts'

export const cafeCodeSchema = z.object({
  code: readBy((typed) => {
    if (typed === '') return { error: '코드를 넣어 주세요.' }
    const code = readCafeCode(typed)
    return code === null
      ? { error: '코드는 숫자와 영어 대문자 여덟 자예요. 다시 확인해 주세요.' }
      : { value: code }
  }),
})

export const newCodeForms = { make: NO_FIELDS, cancel: NO_FIELDS }
export const overviewForms = { 'link-cafe': NO_FIELDS }
/** The key is of the claim that the page shows: another one is not confirmed by it. */
export const confirmForms = {
  confirm: z.object({ linkKey: text(z.regex(/^[\w-]{1,100}$/)) }),
  cancel: NO_FIELDS,
}
const board = text(z.minLength(1, '게시판을 골라 주세요.'), z.maxLength(100))
const goods = many(
  sequence(),
  z.minLength(1, '상품을 골라 주세요.'),
  z.maxLength(CAFE_SHARE_RULES.atOnce, `한 번에 ${CAFE_SHARE_RULES.atOnce}개까지 고를 수 있어요.`),
)
const chosen = z.object({ productSeqs: goods, boardId: board })

export const agreeForms = { agree: z.object({ isAgreed: ticked('동의해야 올릴 수 있어요.') }) }
export const shareForms = { share: chosen, preview: chosen }
export const sharedForms = {
  move: chosen,
  end: z.object({ productSeqs: goods }),
  auto: z.object({ boardId: board }),
  'auto-off': NO_FIELDS,
}
export const takePostsForms = {
  take: z.object({
    postIds: many(
      z.string().check(z.maxLength(100)),
      z.minLength(1, '가져올 글을 골라 주세요.'),
      z.maxLength(50, '한 번에 50개까지 고를 수 있어요.'),
    ),
  }),
}
