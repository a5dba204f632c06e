import * as z from 'zod/mini'
import { normalizeDigits } from '#app/format/phone-no.ts'
import {
  many,
  NO_FIELDS,
  oneOf,
  readBy,
  secret,
  sequence,
  text,
  ticked,
} from '#app/forms/fields.ts'
import { NOTICE_SETTINGS, type NoticeSetting } from '#contracts/notice.ts'
import { TOPIC_NAMES } from '#contracts/notice-channels.ts'
import { CHANNEL_FIELDS } from './channel-columns.ts'

/** The forms of the inbox. */
export const NOTICES_FORMS = {
  read: z.object({ noticeSeq: sequence() }),
  /** @property until when the newest of those that the page shows happened */
  readAll: z.object({ until: text(z.iso.datetime()) }),
}

const topics = many(oneOf(TOPIC_NAMES))
const WRONG_MAIL = '이메일 주소를 다시 확인해 주세요. 예: name@example.com'

/** The forms of the settings. */
export const NOTICE_SETTINGS_FORMS = {
  /** @property shown the columns that the page had; the others stay as they are */
  save: z.object({
    inbox: many(oneOf(Object.keys(NOTICE_SETTINGS) as NoticeSetting[])),
    push: topics,
    talk: topics,
    mail: topics,
    shown: many(oneOf(CHANNEL_FIELDS)),
    quietHours: ticked(),
  }),
  requestMail: z.object({ address: text(z.maxLength(254, WRONG_MAIL), z.email(WRONG_MAIL)) }),
  confirmMail: z.object({
    code: secret(
      readBy((typed) => {
        const value = normalizeDigits(typed)
        return /^\d{6}$/.test(value)
          ? { value }
          : { error: '메일에 있는 인증번호 6자리를 숫자로 입력해 주세요.' }
      }),
    ),
  }),
  removeMail: NO_FIELDS,
}
