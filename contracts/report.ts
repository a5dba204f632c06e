import { z } from 'zod'
import { imageSchema, momentSchema, seqSchema, typedTextSchema } from './common.ts'
import {
  REASONS_OF,
  REPORT_DETAIL_LENGTH,
  REPORT_KINDS,
  REPORT_REASONS,
  type ReportKind,
  type ReportReason,
} from './report-constants.ts'

/** A product, store or review as it was when it was reported. */
export const reportSnapshotSchema = z.object({
  /** Title or name. */
  title: z.string(),
  text: z.string(),
  /** Integer won; null of a store. */
  price: z.int().nullable(),
  images: z.array(imageSchema),
})
export type ReportSnapshot = z.infer<typeof reportSnapshotSchema>

const memberSchema = z.object({ userSeq: seqSchema, storeSeq: seqSchema, nickName: z.string() })

export const reportSchema = z.object({
  reportSeq: seqSchema,
  kind: z.enum(Object.keys(REPORT_KINDS) as [ReportKind, ...ReportKind[]]),
  reason: z.enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]]),
  detail: z.string(),
  state: z.enum(['OPEN', 'ACTED', 'DISMISSED']),
  reporter: memberSchema,
  reported: memberSchema,
  /** Null of a store's. */
  productSeq: seqSchema.nullable(),
  /** Of a review alone. */
  reviewSeq: seqSchema.nullable(),
  createdAt: momentSchema,
  closedAt: momentSchema.nullable(),
})
export type Report = z.infer<typeof reportSchema>

/** What a reporter says. */
export const newReportSchema = <Kind extends ReportKind>(kind: Kind) =>
  z.object({
    reason: z.enum(REASONS_OF[kind]),
    detail: typedTextSchema.max(REPORT_DETAIL_LENGTH).default(''),
  })

export const reportedSchema = z.object({ reportSeq: seqSchema })

export const REPORT_LIMITED = {
  status: 429,
  message: '오늘 할 수 있는 신고를 모두 사용했어요. 급하면 고객센터로 알려 주세요.',
}
