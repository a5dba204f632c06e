import * as z from 'zod/mini'
import { many, text } from '#app/forms/fields.ts'
import { CASE_PHOTOS, NEEDS_PHOTOS, TOO_MANY_CASE_PHOTOS } from '#contracts/order-case-constants.ts'

/** Photos of a form, and those that came with it before and are already there. */
export const casePhotoFields = {
  photos: many(z.file()),
  photoIds: many(text(z.regex(/^[0-9a-f]{32}$/))),
}

interface WithPhotos {
  photos: readonly File[]
  photoIds: readonly string[]
}

const countOf = ({ photos, photoIds }: WithPhotos) => photos.length + photoIds.length

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
