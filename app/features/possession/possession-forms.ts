import * as z from 'zod/mini'
import { oneOf, text } from '#app/forms/fields.ts'
import { POSSESSION_REFUSALS, type PossessionRefusal } from '#contracts/possession-rules.ts'

/** The forms of a seller whom buyers have asked for a photo. */
export const possessionForms = {
  answer: z.object({
    code: text(
      z.minLength(1, '종이에 적은 코드를 입력해 주세요.'),
      z.maxLength(40, '코드를 다시 확인해 주세요.'),
    ),
    uploadId: text(z.regex(/^[0-9a-f-]{36}$/, '페이지를 새로고침한 뒤 다시 올려 주세요.')),
    photo: z.file('사진을 찍어 주세요.'),
  }),
  refuse: z.object({
    reason: oneOf(
      Object.keys(POSSESSION_REFUSALS) as PossessionRefusal[],
      '어려운 이유를 골라 주세요.',
    ),
  }),
}
