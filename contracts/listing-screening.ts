import { z } from 'zod'
import { GUARD_REASONS } from './chat-constants.ts'
import { seqSchema } from './common.ts'
import { SCREENING_LEVELS } from './listing-screening-constants.ts'

export const screeningLevelSchema = z.enum(SCREENING_LEVELS)

/** Fields of a listing that a finding is about. */
export const SCREENED_FIELDS = ['title', 'body', 'tags', 'photoIds'] as const
export type ScreenedField = (typeof SCREENED_FIELDS)[number]

/** Findings that are no prohibited goods; the codes of goods are rows of the database. */
export const FINDING_CODES = {
  ...GUARD_REASONS,
  SIMILAR_OWN: '비슷한 내 상품',
  SIMILAR_PHOTO: '다른 회원의 사진',
} as const

/** What was recognised in a listing: where, why it matters, and what to do instead. */
export const listingFindingSchema = z.object({
  field: z.enum(SCREENED_FIELDS),
  level: screeningLevelSchema,
  /** A key of FINDING_CODES, or the code of a kind of prohibited goods. */
  code: z.string(),
  /** Why it was recognised. */
  message: z.string(),
  /** The law or rule by its name. */
  rule: z.string(),
  /** What the seller can do instead. */
  advice: z.string(),
  /** The text as it was written; empty for pictures. */
  excerpt: z.string(),
  /** The listing that this one resembles, where that is the caller's own. */
  productSeq: seqSchema.nullable(),
})
export type ListingFinding = z.infer<typeof listingFindingSchema>
