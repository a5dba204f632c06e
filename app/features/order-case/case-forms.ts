import * as z from 'zod/mini'
import { oneOf, readBy, text } from '#app/forms/fields.ts'
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
const reason = oneOf(Object.keys(CASE_REASONS) as CaseReason[], '어떤 문제인지 골라 주세요.')
const said = { eventKey, text: words, ...casePhotoFields }

interface Requested {
  reason: CaseReason
  photos: File[]
  photoIds: string[]
}

/** Won as typed, with or without commas. */
export const typedAmount = readBy<number>((typed) => {
  const digits = typed.replaceAll(/[\s,원]/gu, '')
  return /^[1-9]\d{0,8}$/.test(digits)
    ? { value: Number(digits) }
    : { error: '돌려줄 금액을 1원 이상의 숫자로 써 주세요.' }
})

/** The forms of the page of a return or dispute, by intent. */
export const caseForms = {
  REQUEST_RETURN: z
    .object({ ...said, reason })
    .check(
      ...casePhotoChecks<Requested>(({ reason }) =>
        needsPhotos({ step: 'REQUEST_RETURN', reason }),
      ),
    ),
  OPEN_DISPUTE: z.object({ ...said, reason }).check(...casePhotoChecks()),
  REFUSE_RETURN: z.object(said).check(...casePhotoChecks()),
  OBJECT_RETURN: z.object(said).check(...casePhotoChecks(() => true)),
  ADD: z.object(said).check(...casePhotoChecks()),
  OFFER: z.object({ eventKey, amount: typedAmount }),
}
