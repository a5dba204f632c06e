import * as z from 'zod/mini'
import { oneOf, text } from '#app/forms/fields.ts'
import {
  CASE_REASONS,
  CASE_TEXT,
  type CaseReason,
  needsPhotos,
} from '#contracts/order-case-constants.ts'
import { casePhotoChecks, casePhotoFields } from './case-photo-fields.ts'

const LENGTH = `${CASE_TEXT.least}자 이상 ${CASE_TEXT.most}자까지 써 주세요.`
const eventKey = text(z.uuid())
const words = text(z.minLength(CASE_TEXT.least, LENGTH), z.maxLength(CASE_TEXT.most, LENGTH))

interface Claimed {
  reason: CaseReason
  photos: File[]
  photoIds: string[]
}

/** The forms of the page of a claim of compensation, by intent. */
export const claimForms = {
  CLAIM: z
    .object({
      eventKey,
      reason: oneOf(Object.keys(CASE_REASONS) as CaseReason[], '어떤 문제인지 골라 주세요.'),
      text: words,
      ...casePhotoFields,
    })
    .check(...casePhotoChecks<Claimed>(({ reason }) => needsPhotos({ step: 'CLAIM', reason }))),
  ADD: z.object({ eventKey, text: words, ...casePhotoFields }).check(...casePhotoChecks()),
  RETRY: z.object({ eventKey }),
}
