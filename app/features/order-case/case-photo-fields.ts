import * as z from 'zod/mini'
import { many, oneOf, text } from '#app/forms/fields.ts'
import {
  CASE_PHOTOS,
  CASE_REASONS,
  CASE_TEXT,
  type CaseReason,
  NEEDS_PHOTOS,
  TOO_MANY_CASE_PHOTOS,
} from '#contracts/order-case-constants.ts'

/** Photos of a form, and those that came with it before and are already there. */
export const casePhotoFields = {
  photos: many(z.file()),
  photoIds: many(text(z.regex(/^[0-9a-f]{32}$/))),
}

const LENGTH = `${CASE_TEXT.least}자 이상 ${CASE_TEXT.most}자까지 써 주세요.`

/** What is said in a return, a dispute or a claim, with its photos. */
export const saidFields = {
  eventKey: text(z.uuid()),
  text: text(z.minLength(CASE_TEXT.least, LENGTH), z.maxLength(CASE_TEXT.most, LENGTH)),
  ...casePhotoFields,
}

export const reasonField = oneOf(
  Object.keys(CASE_REASONS) as CaseReason[],
  '어떤 문제인지 골라 주세요.',
)

interface WithPhotos {
  photos: readonly File[]
  photoIds: readonly string[]
}

const countOf = ({ photos, photoIds }: WithPhotos) => photos.length + photoIds.length

/** What is said with a reason, as its checks get it. */
export interface Reasoned extends WithPhotos {
  reason: CaseReason
}

/** How many photos a form has. @param needsSome where it has to have one */
export const casePhotoChecks = <Form extends WithPhotos>(
  needsSome: (form: Form) => boolean = () => false,
): z.core.$ZodCheck<Form>[] => [
  z.refine((form) => countOf(form) <= CASE_PHOTOS.most, {
    path: ['photos'],
    message: TOO_MANY_CASE_PHOTOS,
  }),
  z.refine((form) => countOf(form) > 0 || !needsSome(form), {
    path: ['photos'],
    message: NEEDS_PHOTOS,
  }),
]
