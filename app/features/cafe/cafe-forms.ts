import * as z from 'zod/mini'
import { many, NO_FIELDS, readBy, text } from '#app/forms/fields.ts'
import { readCafeCode } from '#contracts/cafe-constants.ts'

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
export const takePostsForms = {
  take: z.object({
    postIds: many(
      z.string().check(z.maxLength(100)),
      z.minLength(1, '가져올 글을 골라 주세요.'),
      z.maxLength(50, '한 번에 50개까지 고를 수 있어요.'),
    ),
  }),
}
