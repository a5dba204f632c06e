import * as z from 'zod/mini'
import { readBy } from '#app/forms/fields.ts'
import { needsPhotos } from '#contracts/order-case-constants.ts'
import { casePhotoChecks, type Reasoned, reasonField, saidFields } from './case-photo-fields.ts'

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
    .object({ ...saidFields, reason: reasonField })
    .check(
      ...casePhotoChecks<Reasoned>(({ reason }) => needsPhotos({ step: 'REQUEST_RETURN', reason })),
    ),
  OPEN_DISPUTE: z.object({ ...saidFields, reason: reasonField }).check(...casePhotoChecks()),
  REFUSE_RETURN: z.object(saidFields).check(...casePhotoChecks()),
  OBJECT_RETURN: z.object(saidFields).check(...casePhotoChecks(() => true)),
  ADD: z.object(saidFields).check(...casePhotoChecks()),
  OFFER: z.object({ eventKey: saidFields.eventKey, amount: typedAmount }),
}
