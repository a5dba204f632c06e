import { z } from 'zod'
import {
  imageSchema,
  momentSchema,
  seqSchema,
  sitemapEntrySchema,
  typedTextSchema,
  validUntilSchema,
} from './common.ts'
import {
  CONTENT_CATEGORIES,
  CONTENT_LIMITS,
  CONTENTS_PER_PAGE,
  RELATED_CONTENTS,
} from './content-rules.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'

export const contentCategorySchema = z.enum(CONTENT_CATEGORIES)

const { mostBlocks } = CONTENT_LIMITS

const textBlock = z.object({ kind: z.enum(['paragraph', 'heading']), text: z.string() })
const listBlock = z.object({
  kind: z.literal('list'),
  ordered: z.boolean(),
  items: z.array(z.string()),
})
const quoteBlock = z.object({ kind: z.literal('quote'), text: z.string(), source: z.string() })
const productsBlock = z.object({
  kind: z.literal('products'),
  productSeqs: z.array(seqSchema).max(100),
})
const linkBlock = z.object({ kind: z.literal('link'), label: z.string(), to: z.string() })
const dividerBlock = z.object({ kind: z.literal('divider') })

/** A part of an article as readers get it: pictures have their size, products only their numbers. */
export const shownBlockSchema = z.discriminatedUnion('kind', [
  textBlock,
  listBlock,
  quoteBlock,
  z.object({
    kind: z.literal('image'),
    image: imageSchema,
    alt: z.string(),
    caption: z.string(),
  }),
  productsBlock,
  linkBlock,
  dividerBlock,
])
export type ShownBlock = z.infer<typeof shownBlockSchema>

const typed = typedTextSchema.max(10_000)

/** What an operator writes; `articleProblems` says what is wrong with it. */
export const articleSchema = z.object({
  title: typed,
  summary: typed,
  category: contentCategorySchema,
  author: typed,
  mediaKey: z.string().max(200),
  blocks: z
    .array(
      z.discriminatedUnion('kind', [
        textBlock.extend({ text: typed }),
        listBlock.extend({ items: z.array(typed).max(200) }),
        quoteBlock.extend({ text: typed, source: typed }),
        z.object({
          kind: z.literal('image'),
          mediaKey: z.string().max(200),
          alt: typed,
          caption: typed,
        }),
        productsBlock,
        linkBlock.extend({ label: typed, to: typed }),
        dividerBlock,
      ]),
    )
    .max(mostBlocks * 2),
})

/** An article on a list. */
export const contentSummarySchema = z.object({
  contentSeq: seqSchema,
  title: z.string(),
  summary: z.string(),
  category: contentCategorySchema,
  author: z.string(),
  image: imageSchema,
  publishedAt: momentSchema,
  updatedAt: momentSchema,
})
export type ContentSummary = z.infer<typeof contentSummarySchema>

const kept = endpoint.meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: [] })

/** Articles for their readers; part of the host `init`. */
export const contentEndpoints = {
  /** Published articles, newest first. */
  contents: kept
    .route({ method: 'GET', path: '/v1/contents' })
    .input(
      z.object({
        category: contentCategorySchema.optional(),
        page: z.int().min(1).max(1_000).default(1),
        size: z.int().min(1).max(CONTENTS_PER_PAGE).default(CONTENTS_PER_PAGE),
      }),
    )
    .output(
      z.object({
        items: z.array(contentSummarySchema),
        total: z.int(),
        pageCount: z.int(),
        validUntil: validUntilSchema,
      }),
    ),

  /** One published article, with others that its readers may like. */
  content: kept
    .route({ method: 'GET', path: '/v1/contents/{contentSeq}' })
    .input(z.object({ contentSeq: seqSchema }))
    .output(
      contentSummarySchema.extend({
        blocks: z.array(shownBlockSchema),
        related: z.array(contentSummarySchema).max(RELATED_CONTENTS),
        validUntil: validUntilSchema,
      }),
    )
    .errors({ NOT_FOUND: { status: 404, message: '찾으시는 콘텐츠가 없어요.' } }),

  /** Every published article, for the sitemap. */
  contentSitemap: kept
    .route({ method: 'GET', path: '/v1/content-sitemap' })
    .output(z.object({ entries: z.array(sitemapEntrySchema), validUntil: validUntilSchema })),
}
