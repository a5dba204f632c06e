import { z } from 'zod'
import {
  ANNOUNCEMENT_CATEGORIES,
  ANNOUNCEMENT_LIMITS,
  type AnnouncementCategory,
  POST_STATES,
  POST_STEPS,
  type PostState,
  type PostStep,
} from './announcement-rules.ts'
import { momentSchema, seqSchema, typedTextSchema, validUntilSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'

const categorySchema = z.enum(
  Object.keys(ANNOUNCEMENT_CATEGORIES) as [AnnouncementCategory, ...AnnouncementCategory[]],
)
export const postStateSchema = z.enum(Object.keys(POST_STATES) as [PostState, ...PostState[]])
export const postStepSchema = z.enum(Object.keys(POST_STEPS) as [PostStep, ...PostStep[]])

const summarySchema = z.object({
  announcementSeq: seqSchema,
  category: categorySchema,
  title: z.string(),
  isPinned: z.boolean(),
  publishAt: momentSchema,
})
export type AnnouncementSummary = z.infer<typeof summarySchema>

const announcementSchema = summarySchema.extend({
  /** Paragraphs separated by an empty line. */
  body: z.string(),
  updatedAt: momentSchema,
})
export type Announcement = z.infer<typeof announcementSchema>

/** What operators write. */
export const announcementContentSchema = z.object({
  category: categorySchema,
  title: typedTextSchema.min(1).max(ANNOUNCEMENT_LIMITS.title),
  body: typedTextSchema.min(1).max(ANNOUNCEMENT_LIMITS.body),
  isPinned: z.boolean(),
  /** Shown on the home page until its end. */
  isPopup: z.boolean(),
  publishAt: momentSchema,
  /** From then on it is not shown; null for always. */
  endsAt: momentSchema.nullable(),
})
export type AnnouncementContent = z.infer<typeof announcementContentSchema>

const deskRowSchema = summarySchema.extend({
  isPopup: z.boolean(),
  endsAt: momentSchema.nullable(),
  state: postStateSchema,
  version: z.int().min(1),
  updatedAt: momentSchema,
})
export type AnnouncementDeskRow = z.infer<typeof deskRowSchema>

/** What was done to a post, and by whom; the content that it had then can be restored. */
export const postVersionSchema = z.object({
  version: z.int().min(1),
  did: z.enum(['SAVE', 'HIDE', 'SHOW', 'ROLL_BACK', 'DRAW']),
  /** The version that was restored. */
  fromVersion: z.int().min(1).nullable(),
  title: z.string(),
  /** Null of what is never scheduled. */
  startsAt: momentSchema.nullable(),
  operatorName: z.string().nullable(),
  at: momentSchema,
})
export type PostVersion = z.infer<typeof postVersionSchema>

const draftSchema = announcementContentSchema.extend({
  announcementSeq: seqSchema,
  state: postStateSchema,
  version: z.int().min(1),
  versions: z.array(postVersionSchema),
})
export type AnnouncementDraft = z.infer<typeof draftSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 공지사항이 없어요.' } as const

/** Refusals of saving and changing posts. */
export const POST_REFUSALS = {
  PAST: {
    status: 422,
    message: '지난 시각으로는 예약할 수 없어요. 지금보다 뒤로 골라 주세요.',
  },
  ORDER: { status: 422, message: '끝나는 때는 시작하는 때보다 뒤여야 해요.' },
  OUTDATED: {
    status: 409,
    message: '다른 운영자가 먼저 고쳤어요. 새로 고친 내용을 확인하고 다시 해 주세요.',
  },
} as const

const READ = { timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: [] } as const
const DESK = { timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'CONTENTS' } as const

/** Announcements of the host `customer-service`. */
export const announcementEndpoints = {
  /** Announcements that are shown now, pinned ones first, then the newest; those that contain every word of the keyword. */
  announcements: endpoint
    .meta(READ)
    .route({ method: 'GET', path: '/v1/announcements' })
    .input(
      z.object({
        category: categorySchema.optional(),
        keyword: z.string().trim().max(100).optional(),
        page: z.int().min(1).max(1_000).default(1),
      }),
    )
    .output(
      z.object({
        items: z.array(summarySchema),
        total: z.int().min(0),
        pageCount: z.int().min(1),
        validUntil: validUntilSchema,
      }),
    ),

  /** The newest popup of those that are shown now. */
  popupAnnouncement: endpoint
    .meta(READ)
    .route({ method: 'GET', path: '/v1/announcements/popup' })
    .output(z.object({ popup: announcementSchema.nullable(), validUntil: validUntilSchema })),

  /** One announcement that is shown now. */
  announcement: endpoint
    .meta(READ)
    .route({ method: 'GET', path: '/v1/announcements/{announcementSeq}' })
    .input(z.object({ announcementSeq: seqSchema }))
    .output(announcementSchema.extend({ validUntil: validUntilSchema }))
    .errors({ NOT_FOUND }),

  /** Announcements in one state, for operators. */
  announcementDesk: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/announcements' })
    .input(z.object({ state: postStateSchema, page: z.int().min(1).max(1_000).default(1) }))
    .output(z.object({ items: z.array(deskRowSchema), total: z.int(), pageCount: z.int() })),

  /** One announcement as operators edit it, with its versions, newest first. */
  announcementDraft: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/announcements/{announcementSeq}' })
    .input(z.object({ announcementSeq: seqSchema }))
    .output(draftSchema)
    .errors({ NOT_FOUND }),

  /** Writes a new announcement, once for each `formKey`. */
  addAnnouncement: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/announcements' })
    .input(z.object({ formKey: z.uuid(), content: announcementContentSchema }))
    .output(z.object({ announcementSeq: seqSchema }))
    .errors(POST_REFUSALS),

  /** Changes an announcement; the version is the one that the operator saw. */
  saveAnnouncement: endpoint
    .meta(DESK)
    .route({ method: 'PUT', path: '/v1/operator/announcements/{announcementSeq}' })
    .input(
      z.object({
        announcementSeq: seqSchema,
        version: z.int().min(1),
        content: announcementContentSchema,
      }),
    )
    .output(z.object({ version: z.int() }))
    .errors({ NOT_FOUND, ...POST_REFUSALS }),

  /** Hides an announcement, shows it again, or restores the content of an earlier version as a new one. */
  stepAnnouncement: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/announcements/{announcementSeq}/steps' })
    .input(
      z.object({
        announcementSeq: seqSchema,
        version: z.int().min(1),
        step: postStepSchema,
        /** Of ROLL_BACK. */
        toVersion: z.int().min(1).optional(),
      }),
    )
    .output(z.object({ version: z.int() }))
    .errors({ NOT_FOUND, OUTDATED: POST_REFUSALS.OUTDATED }),
}
