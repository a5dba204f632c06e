import * as z from 'zod/mini'
import { many, oneOf, sequence, text } from '#app/forms/fields.ts'
import { NOTICE_SETTINGS, type NoticeSetting } from '#contracts/notice.ts'

/** The forms of the inbox. */
export const NOTICES_FORMS = {
  read: z.object({ noticeSeq: sequence() }),
  /** @property until when the newest of those that the page shows happened */
  readAll: z.object({ until: text(z.iso.datetime()) }),
}

/** The matrix of what a member wants. */
export const noticeSettingsSchema = z.object({
  inbox: many(oneOf(Object.keys(NOTICE_SETTINGS) as NoticeSetting[])),
})
