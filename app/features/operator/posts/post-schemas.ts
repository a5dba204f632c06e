import * as z from 'zod/mini'
import { many, oneOf, readBy, sequence, text, ticked } from '#app/forms/fields.ts'
import {
  ANNOUNCEMENT_CATEGORIES,
  ANNOUNCEMENT_LIMITS,
  type AnnouncementCategory,
} from '#contracts/announcement-rules.ts'
import { BANNER_LIMITS, isPaleColor, OWN_ADDRESS } from '#contracts/banner-rules.ts'
import { EVENT_KINDS, EVENT_LIMITS, type EventKind } from '#contracts/event-rules.ts'
import { EXHIBITION_LIMITS } from '#contracts/exhibition-rules.ts'
import { FAQ_CATEGORY_NAMES, FAQ_LIMITS, FAQ_LINK_PATH, FAQ_PLACES } from '#contracts/faq-rules.ts'
import { MACRO_LIMITS, MACRO_PLACES } from '#contracts/macro-rules.ts'
import {
  QUESTION_CATEGORIES,
  QUESTION_LIMITS,
  type QuestionCategory,
} from '#contracts/question-rules.ts'
import { SENSE_LIMITS, SENSE_TEXT, SENSE_WORD } from '#contracts/search-words-rules.ts'
import type { TextPlaces } from '#contracts/text-places.ts'
import { typedMoment } from './kst-moment-schema.ts'

const required = (name: string, most: number) => {
  const message = `${name} 1자 이상 ${most}자 이하로 적어 주세요.`
  return text(z.minLength(1, message), z.maxLength(most, message))
}
const withPlaces = (name: string, most: number, places: TextPlaces<string>) =>
  readBy((typed) => {
    if (typed === '' || typed.length > most)
      return { error: `${name} 1자 이상 ${most}자 이하로 적어 주세요.` }
    const place = places.unknownIn(typed)
    return place === null
      ? { value: typed }
      : { error: `‘${place}’ 자리는 쓸 수 없어요. ${places.typed.join(', ')}만 쓸 수 있어요.` }
  })
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
  answer: withPlaces('답을', FAQ_LIMITS.answer, FAQ_PLACES),
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

const macro = z.object({
  version: z.optional(sequence()),
  formKey: z.optional(text(z.maxLength(36))),
  label: required('이름을', MACRO_LIMITS.label),
  category: readBy((typed): { value: QuestionCategory | null } | { error: string } => {
    if (typed === '') return { value: null }
    return typed in QUESTION_CATEGORIES
      ? { value: typed as QuestionCategory }
      : { error: '문의 종류를 골라 주세요.' }
  }),
  text: withPlaces('답변을', QUESTION_LIMITS.text, MACRO_PLACES),
  position: amount('순서는', MACRO_LIMITS.position),
})

/** An uploaded picture; absent where none was chosen. */
const picture = z.optional(z.file())

const banner = z.object({
  version: z.optional(sequence()),
  formKey: z.optional(text(z.maxLength(36))),
  title: required('제목을', BANNER_LIMITS.title),
  subtitle: required('한 줄 설명을', BANNER_LIMITS.subtitle),
  link: readBy((typed) =>
    typed.length <= BANNER_LIMITS.link && OWN_ADDRESS.test(typed)
      ? { value: typed }
      : { error: '두손 안의 주소를 /로 시작해서 적어 주세요.' },
  ),
  mediaKey: text(z.maxLength(100)),
  cover: picture,
  noPicture: ticked(),
  background: readBy((typed) =>
    isPaleColor(typed)
      ? { value: typed }
      : { error: '글자가 읽히지 않는 색이에요. 더 밝은 색을 골라 주세요.' },
  ),
  position: amount('순서는', BANNER_LIMITS.position),
  startsAt: typedMoment(),
  endsAt: typedMoment(),
})

const exhibitionFields = {
  version: z.optional(sequence()),
  formKey: z.optional(text(z.maxLength(36))),
  mediaKey: text(z.maxLength(100)),
  cover: picture,
  /** Numbers or addresses. */
  goods: text(),
  find: text(z.maxLength(60, '찾을 말은 60자 이하로 적어 주세요.')),
  chosen: many(sequence(), z.maxLength(EXHIBITION_LIMITS.found)),
}
/** While goods are sought nothing has to be finished. */
const exhibitionSketch = z.object({
  ...exhibitionFields,
  title: text(),
  subtitle: text(),
  body: text(),
  position: text(),
  startsAt: text(),
  endsAt: text(),
})
const exhibition = z.object({
  ...exhibitionFields,
  title: required('제목을', EXHIBITION_LIMITS.title),
  subtitle: required('한 줄 소개를', EXHIBITION_LIMITS.subtitle),
  body: required('소개를', EXHIBITION_LIMITS.body),
  position: amount('순서는', EXHIBITION_LIMITS.position),
  startsAt: typedMoment(),
  endsAt: typedMoment(),
})

const step = z.object({ version: sequence() })
const rollBack = z.object({ version: sequence(), toVersion: sequence() })
const steps = { HIDE: step, SHOW: step, ROLL_BACK: rollBack }

export const announcementForms = { save: announcement, preview: announcement, ...steps }
/** Words that are separated by spaces or commas, each once. */
const words = (name: string, most: number, allowed = SENSE_WORD) =>
  readBy((typed) => {
    const value = [...new Set(typed.split(/[\s,]+/).filter(Boolean))]
    if (value.length > most) return { error: `${name} ${most}개까지 적을 수 있어요.` }
    const wrong = value.find((word) => word.length > SENSE_LIMITS.word || !allowed.test(word))
    return wrong === undefined
      ? { value }
      : {
          error: `‘${wrong.slice(0, 40)}’은(는) 쓸 수 없어요. 글자와 숫자로 ${SENSE_LIMITS.word}자까지 적어 주세요.`,
        }
  })

const sense = z.object({
  version: z.optional(sequence()),
  formKey: z.optional(text(z.maxLength(36))),
  words: words('낱말은', SENSE_LIMITS.words),
  texts: words('함께 찾을 말은', SENSE_LIMITS.texts, SENSE_TEXT),
  categories: readBy((typed) => {
    const value = [...new Set(typed.split(/[,\n]/).map((each) => each.trim()))].filter(Boolean)
    if (value.length > SENSE_LIMITS.categories)
      return { error: `카테고리는 ${SENSE_LIMITS.categories}개까지 적을 수 있어요.` }
    return value.every((each) => each.length <= SENSE_LIMITS.category && /^\^?[^^|]+$/.test(each))
      ? { value }
      : { error: '카테고리 이름을 쉼표로 나누어 적어 주세요.' }
  }),
  isVague: ticked(),
  startsAt: typedMoment(),
  keyword: text(z.maxLength(60, '검색어는 60자 이하로 적어 주세요.')),
})

export const senseForms = { save: sense, preview: sense, ...steps }
export const bannerForms = { save: banner, preview: banner, ...steps }
export const exhibitionForms = {
  save: exhibition,
  preview: exhibition,
  find: exhibitionSketch,
  add: exhibitionSketch,
  ...steps,
}
export const macroForms = { save: macro, preview: macro, ...steps }
export const faqDeskForms = { save: faq, preview: faq, ...steps }
const irreversible = z.object({ isSure: ticked('되돌릴 수 없어요. 확인했다면 표시해 주세요.') })
export const eventForms = {
  save: event,
  preview: event,
  ...steps,
  draw: irreversible,
  promote: irreversible,
}
