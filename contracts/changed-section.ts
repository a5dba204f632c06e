import { z } from 'zod'
import { changedTextSchema } from './listing.ts'

/** What became of a section of a text. Its heading is empty for what stands before the first one. */
export const changedSectionSchema = z.object({
  heading: z.string(),
  /** Where the heading is another, such as with a new number. */
  headingBefore: z.string().nullable(),
  state: z.enum(['SAME', 'CHANGED', 'ADDED', 'REMOVED']),
  /** Of a changed, added or removed section. */
  parts: z.array(changedTextSchema),
})
export type ChangedSection = z.infer<typeof changedSectionSchema>
