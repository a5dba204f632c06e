import * as z from 'zod/mini'
import { needsPhotos } from '#contracts/order-case-constants.ts'
import { casePhotoChecks, type Reasoned, reasonField, saidFields } from './case-photo-fields.ts'

/** The forms of the page of a claim of compensation, by intent. */
export const claimForms = {
  CLAIM: z
    .object({ ...saidFields, reason: reasonField })
    .check(...casePhotoChecks<Reasoned>(({ reason }) => needsPhotos({ step: 'CLAIM', reason }))),
  ADD: z.object(saidFields).check(...casePhotoChecks()),
  RETRY: z.object({ eventKey: saidFields.eventKey }),
}
