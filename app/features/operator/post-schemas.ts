import * as z from 'zod/mini'
import { oneOf, readBy, sequence, text, ticked } from '#app/forms/fields.ts'
import {
  ANNOUNCEMENT_CATEGORIES,
  ANNOUNCEMENT_LIMITS,
  type AnnouncementCategory,
} from '#contracts/announcement-rules.ts'
import { EVENT_KINDS, EVENT_LIMITS, type EventKind } from '#contracts/event-rules.ts'
import { FAQ_CATEGORY_NAMES, FAQ_LIMITS, FAQ_LINK_PATH } from '#contracts/faq-rules.ts'
import { typedMoment } from './kst-moment-schema.ts'

const required = (name: string, most: number) => {
  const message = `${name} 1자 이상 ${most}자 이하로 적어 주세요.`
  return text(z.minLength(1, message), z.maxLength(most, message))
}
const amount = (name: string, most: number) =>
  readBy((typed) => {
    const value = typed === '' ? 0 : /^\d{1,9}$/.test(typed) ? Number(typed) : -1
    return value >= 0 && value <= most
      ? { value }
      : { error: `${name} 0부터 ${most}까지 숫자로 적어 주세요.` }
  })

const announcement = z.object({
  version: z.optional(sequence()),
  formKey: z.optional(text(z.maxLength(36))),
  category: oneOf(
    Object.keys(ANNOUNCEMENT_CATEGORIES) as AnnouncementCategory[],
    '종류를 골라 주세요.',
  ),
  title: required('제목을', ANNOUNCEMENT_LIMITS.title),
  body: required('내용을', ANNOUNCEMENT_LIMITS.body),
  isPinned: ticked(),
  isPopup: ticked(),
  publishAt: typedMoment(),
  endsAt: typedMoment(),
})

const event = z.object({
  version: z.optional(sequence()),
  formKey: z.optional(text(z.maxLength(36))),
  kind: oneOf(Object.keys(EVENT_KINDS) as EventKind[], '참여 방법을 골라 주세요.'),
  title: required('제목을', EVENT_LIMITS.title),
  summary: required('한 줄 소개를', EVENT_LIMITS.summary),
  body: required('내용을', EVENT_LIMITS.body),
  startsAt: typedMoment(),
  endsAt: typedMoment(),
  winners: amount('당첨 인원은', EVENT_LIMITS.winners),
  points: amount('포인트는', EVENT_LIMITS.points),
})

const faq = z.object({
  version: z.optional(sequence()),
  formKey: z.optional(text(z.maxLength(36))),
  category: oneOf(FAQ_CATEGORY_NAMES, '종류를 골라 주세요.'),
  question: required('질문을', FAQ_LIMITS.question),
  answer: required('답을', FAQ_LIMITS.answer),
  words: text(z.maxLength(FAQ_LIMITS.words, `찾는 말은 ${FAQ_LIMITS.words}자 이하로 적어 주세요.`)),
  linkPath: readBy((typed) =>
    typed === '' || (typed.length <= FAQ_LIMITS.linkPath && FAQ_LINK_PATH.test(typed))
      ? { value: typed }
      : { error: '두손 안의 주소를 /로 시작해서 적어 주세요.' },
  ),
  linkLabel: text(
    z.maxLength(FAQ_LIMITS.linkLabel, `이름은 ${FAQ_LIMITS.linkLabel}자 이하로 적어 주세요.`),
  ),
  position: amount('순서는', FAQ_LIMITS.position),
  isTop: ticked(),
  publishAt: typedMoment(),
  endsAt: typedMoment(),
})

const step = z.object({ version: sequence() })
const rollBack = z.object({ version: sequence(), toVersion: sequence() })
const steps = { HIDE: step, SHOW: step, ROLL_BACK: rollBack }

export const announcementForms = { save: announcement, preview: announcement, ...steps }
export const faqDeskForms = { save: faq, preview: faq, ...steps }
export const eventForms = {
  save: event,
  preview: event,
  ...steps,
  draw: z.object({ isSure: ticked('되돌릴 수 없어요. 확인했다면 표시해 주세요.') }),
}
