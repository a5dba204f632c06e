import * as z from 'zod/mini'
import { many, oneOf, sequence, text } from '#app/forms/fields.ts'
import { BLOCK_KINDS, CONTENT_CATEGORIES, RELEASES } from '#contracts/content-rules.ts'

/** An uploaded picture; absent where none was chosen. */
const picture = z.optional(z.file())

/**
 * The form of an article as it is posted by any of its buttons. What an article may be is checked when it is saved: a block
 * is added to one that is not finished.
 */
export const contentFormSchema = z.object({
  /** Which button was pressed: `save`, `preview`, `add`, or `up`, `down` or `remove` with the id of a block. */
  step: text(z.maxLength(80)),
  contentSeq: z.optional(sequence()),
  version: z.optional(sequence()),
  formKey: text(z.maxLength(40)),
  title: text(),
  summary: text(),
  author: text(),
  category: oneOf(CONTENT_CATEGORIES, '주제를 골라 주세요.'),
  mediaKey: text(),
  cover: picture,
  release: oneOf(RELEASES, '언제 보일지 골라 주세요.'),
  publishAt: text(z.maxLength(40)),
  note: text(z.maxLength(200, '고친 까닭은 200자까지 적어 주세요.')),
  newKind: oneOf(BLOCK_KINDS, '어떤 칸을 더할지 골라 주세요.'),
  blocks: many(
    z.object({
      /** The kind and the id, in one field: a form has only so many. */
      row: text(z.maxLength(80)),
      text: text(),
      source: text(),
      ordered: text(),
      mediaKey: text(),
      alt: text(),
      caption: text(),
      to: text(),
      file: picture,
    }),
    z.maxLength(80),
  ),
})
export type ContentFormInput = z.output<typeof contentFormSchema>

/** Which version of an article is put back, and why. */
export const rollBackSchema = z.object({
  version: sequence(),
  backTo: sequence(),
  note: text(z.maxLength(200, '되돌리는 까닭은 200자까지 적어 주세요.')),
})
