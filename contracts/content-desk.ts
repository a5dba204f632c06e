import { z } from 'zod'
import { imageSchema, momentSchema, seqSchema, typedTextSchema } from './common.ts'
import { articleSchema, contentCategorySchema, shownBlockSchema } from './content.ts'
import { CONTENT_LIMITS, CONTENT_STATES, RELEASES } from './content-rules.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'

const operator = endpoint.meta({
  timeoutMs: DEADLINE_MS.default,
  auth: 'operator',
  duty: 'CONTENTS',
})

const contentStateSchema = z.enum(CONTENT_STATES)

/** How an edit came about: written, changed, or an earlier version put back. */
export const CONTENT_EDITS = ['WRITTEN', 'EDITED', 'ROLLED_BACK'] as const
const contentEditSchema = z.enum(CONTENT_EDITS)

/** An article on the operators' list. */
export const deskContentSchema = z.object({
  contentSeq: seqSchema,
  title: z.string(),
  category: contentCategorySchema,
  state: contentStateSchema,
  /** Null where it was never published and is not scheduled. */
  publishedAt: momentSchema.nullable(),
  updatedAt: momentSchema,
  version: z.int(),
})
export type DeskContent = z.infer<typeof deskContentSchema>

export const contentVersionSchema = z.object({
  version: z.int(),
  edit: contentEditSchema,
  /** The version that was put back. */
  backTo: z.int().nullable(),
  title: z.string(),
  note: z.string(),
  state: contentStateSchema,
  publishedAt: momentSchema.nullable(),
  /** Null for an article that came with the installation. */
  operatorNickName: z.string().nullable(),
  at: momentSchema,
})
export type ContentVersion = z.infer<typeof contentVersionSchema>

/** An article as its readers would see it. */
const shownArticleSchema = articleSchema
  .omit({ mediaKey: true, blocks: true })
  .extend({ image: imageSchema.nullable(), blocks: z.array(shownBlockSchema) })
export type ShownArticle = z.infer<typeof shownArticleSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 콘텐츠가 없어요.' } as const
const STALE = {
  status: 409,
  message: '다른 운영자가 먼저 고쳤어요. 새로 열어서 바뀐 내용을 확인해 주세요.',
} as const
const UNFIT = {
  status: 422,
  message: '고칠 곳이 있어요. 표시된 칸을 확인해 주세요.',
  data: z.object({ problems: z.array(z.object({ field: z.string(), message: z.string() })) }),
} as const

const noteSchema = typedTextSchema.max(CONTENT_LIMITS.note)

/** The operators' desk for articles; part of the host `main`. */
export const contentDeskEndpoints = {
  deskContents: operator
    .route({ method: 'GET', path: '/v1/operator/contents' })
    .input(
      z.object({
        state: contentStateSchema.optional(),
        page: z.int().min(1).max(1_000).default(1),
      }),
    )
    .output(
      z.object({
        items: z.array(deskContentSchema),
        counts: z.record(contentStateSchema, z.int()),
        pageCount: z.int(),
      }),
    ),

  /** An article to edit, with its history, newest first. */
  deskContent: operator
    .route({ method: 'GET', path: '/v1/operator/contents/{contentSeq}' })
    .input(z.object({ contentSeq: seqSchema }))
    .output(
      deskContentSchema.extend({
        article: articleSchema,
        versions: z.array(contentVersionSchema),
      }),
    )
    .errors({ NOT_FOUND }),

  /** One version as its readers saw it. */
  deskContentVersion: operator
    .route({ method: 'GET', path: '/v1/operator/contents/{contentSeq}/versions/{version}' })
    .input(z.object({ contentSeq: seqSchema, version: z.int().min(1).max(1_000_000) }))
    .output(z.object({ article: shownArticleSchema, version: contentVersionSchema }))
    .errors({ NOT_FOUND }),

  /** How readers would see what an operator has typed; nothing is stored. */
  previewContent: operator
    .route({ method: 'POST', path: '/v1/operator/content-previews' })
    .input(z.object({ article: articleSchema }))
    .output(shownArticleSchema),

  /**
   * Writes an article, or changes one. The same form again writes nothing and answers the same.
   * `version` is the one that was edited.
   */
  saveContent: operator
    .route({ method: 'PUT', path: '/v1/operator/contents' })
    .input(
      z.object({
        formKey: z.uuid(),
        edited: z.object({ contentSeq: seqSchema, version: z.int().min(1) }).nullable(),
        article: articleSchema,
        release: z.enum(RELEASES),
        /** With `AT`. */
        publishAt: momentSchema.nullable(),
        note: noteSchema,
      }),
    )
    .output(deskContentSchema)
    .errors({ NOT_FOUND, STALE, UNFIT }),

  /** Puts the text and pictures of an earlier version back as a new one; whether it is shown stays as it is. */
  rollBackContent: operator
    .route({ method: 'POST', path: '/v1/operator/contents/{contentSeq}/roll-backs' })
    .input(
      z.object({
        contentSeq: seqSchema,
        /** The present version. */
        version: z.int().min(1),
        backTo: z.int().min(1),
        note: noteSchema,
      }),
    )
    .output(deskContentSchema)
    .errors({ NOT_FOUND, STALE }),
}
