import * as z from 'zod/mini'
import { many, NO_FIELDS, oneOf, sequence, text } from '#app/forms/fields.ts'
import {
  QUESTION_CATEGORIES,
  QUESTION_LIMITS,
  type QuestionCategory,
} from '#contracts/question-rules.ts'

const emptyAsNull = z.transform((value: unknown) =>
  value === '' || value === undefined ? null : value,
)
const sequenceOrNothing = () => z.pipe(emptyAsNull, z.nullable(sequence()))
const tooLong = (name: string, most: number) =>
  z.maxLength(most, `${name} ${most.toLocaleString('ko-KR')}자까지 적을 수 있어요.`)
const key = () => text(z.regex(/^[0-9a-f-]{36}$/, '페이지를 새로고침한 뒤 다시 눌러 주세요.'))
const needed = (problem: string) =>
  text(z.minLength(1, problem), tooLong('내용은', QUESTION_LIMITS.text))

const draftForm = z.object({
  formKey: key(),
  category: z.pipe(
    emptyAsNull,
    z.nullable(z.enum(Object.keys(QUESTION_CATEGORIES) as [QuestionCategory])),
  ),
  title: text(tooLong('제목은', QUESTION_LIMITS.title)),
  text: text(tooLong('내용은', QUESTION_LIMITS.text)),
  cafeNickName: text(tooLong('별명은', QUESTION_LIMITS.nickName)),
  orderSeq: sequenceOrNothing(),
  roomId: sequenceOrNothing(),
  storeSeq: sequenceOrNothing(),
  productSeq: sequenceOrNothing(),
  photos: many(z.file()),
})

/** The form of a new question by its buttons: each saves the draft first. */
export const questionForms = {
  send: draftForm,
  save: draftForm,
  store: draftForm,
  detach: draftForm,
  remove: z.object({ fileId: text(z.regex(/^[0-9a-f]{32}$/)) }),
}

/** What an asker does with an answer. */
export const answeredForms = {
  reopen: z.object({ messageKey: key(), text: needed('더 궁금한 점을 적어 주세요.') }),
  rate: z.object({ rating: oneOf(['1', '2', '3', '4', '5'], '별점을 골라 주세요.') }),
}

/** What an operator does with a question. */
export const questionDeskForms = {
  take: NO_FIELDS,
  release: NO_FIELDS,
  answer: z.object({ messageKey: key(), text: needed('답변을 적어 주세요.') }),
  note: z.object({
    messageKey: key(),
    note: text(z.minLength(1, '메모를 적어 주세요.'), tooLong('메모는', QUESTION_LIMITS.note)),
  }),
}
