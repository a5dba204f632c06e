import { z } from 'zod'
import { DECISION_REASON_CODES } from './decision-reasons.ts'

/** A sequence number: product, store, category and so on. */
export const seqSchema = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

/** Integer won. */
export const wonSchema = z.int().min(0).max(100_000_000)

/** A text that a user typed, trimmed; without the null character, which PostgreSQL accepts in no text. */
export const typedTextSchema = z
  .string()
  .overwrite((text) => text.replaceAll('\0', ''))
  .trim()

/** A time in ISO 8601, UTC. */
export const momentSchema = z.iso.datetime()

/** Why an operator decided so; which codes a decision can have is in decision-reasons.ts. */
export const decisionReasonSchema = z.enum(DECISION_REASON_CODES)

/** A picture of the media store; its addresses come from contracts/media.ts. */
export const imageSchema = z.object({
  mediaKey: z.string(),
  width: z.int(),
  height: z.int(),
  /** Placeholder colour '#rrggbb'. */
  color: z.string(),
})
export type Image = z.infer<typeof imageSchema>

/** One entry of a sitemap: its number, and when it last changed. */
export const sitemapEntrySchema = z.object({ seq: seqSchema, updatedAt: momentSchema })

/** Products or stores in one sitemap file; the protocol allows 50,000. */
export const SITEMAP_PAGE_SIZE = 10_000

export const sitemapPageSchema = z.object({
  entries: z.array(sitemapEntrySchema),
  pageCount: z.int().min(0),
})

/** When the newest entry of each sitemap file changed, in the order of the files. */
export const sitemapIndexSchema = z.object({
  files: z.array(z.object({ updatedAt: momentSchema })),
})

/** When a response ends although nothing changes, because a period begins or ends; null where none does. */
export const validUntilSchema = momentSchema.nullable()
