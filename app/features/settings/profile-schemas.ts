import * as z from 'zod/mini'
import { NO_FIELDS, text } from '#app/forms/fields.ts'
import { PROFILE_LIMITS } from '#contracts/store-name.ts'

/** The forms of the profile page. Which names can be chosen only the host knows. */
export const profileForms = {
  save: z.object({
    name: text(z.minLength(1, '이름을 적어 주세요.')),
    intro: text(
      z.maxLength(PROFILE_LIMITS.intro, `소개는 ${PROFILE_LIMITS.intro}자까지 쓸 수 있어요.`),
    ),
    regionCode: text(),
  }),
  picture: z.object({ image: z.file('사진을 골라 주세요.') }),
  removePicture: NO_FIELDS,
}
