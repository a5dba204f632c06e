import { z } from 'zod'
import { PUBLISHED_POLICIES } from '#contracts/account-constants.ts'
import { SITEMAP_TYPES } from './paths.ts'

const seqParam = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .pipe(z.number().max(Number.MAX_SAFE_INTEGER))

/** Schemas of the path parameters (used by loaders only, so that no schema reaches the browser). */
export const params = {
  product: z.object({ productSeq: seqParam }),
  store: z.object({ storeSeq: seqParam }),
  exhibition: z.object({ gnbSeq: seqParam }),
  content: z.object({ contentSeq: seqParam }),
  event: z.object({ eventSeq: seqParam }),
  /** On the operators' desk; `new` is one that is to be written. */
  eventDraft: z.object({ eventSeq: z.union([z.literal('new'), seqParam]) }),
  bannerDraft: z.object({ bannerSeq: z.union([z.literal('new'), seqParam]) }),
  exhibitionDraft: z.object({ gnbSeq: z.union([z.literal('new'), seqParam]) }),
  senseDraft: z.object({ senseSeq: z.union([z.literal('new'), seqParam]) }),
  macroDraft: z.object({ macroSeq: z.union([z.literal('new'), seqParam]) }),
  faqDraft: z.object({ faqSeq: z.union([z.literal('new'), seqParam]) }),
  announcementDraft: z.object({ announcementSeq: z.union([z.literal('new'), seqParam]) }),
  member: z.object({ userSeq: seqParam }),
  memberStep: z.object({
    userSeq: seqParam,
    step: z
      .string()
      .toLowerCase()
      .pipe(z.enum(['restore', 'sign-out', 'reset-factor'])),
  }),
  sanction: z.object({ sanctionSeq: seqParam }),
  order: z.object({ orderSeq: seqParam }),
  casePhoto: z.object({ orderSeq: seqParam, photoId: z.string().regex(/^[0-9a-f]{32}$/) }),
  dataExport: z.object({ exportSeq: seqParam }),
  policy: z.object({ policyKey: z.enum(PUBLISHED_POLICIES) }),
  change: z.object({ change: seqParam }),
  day: z.object({ day: z.iso.date() }),
  report: z.object({ reportSeq: seqParam }),
  evidence: z.object({ reportSeq: seqParam, evidenceId: z.string().regex(/^[0-9a-f]{32}$/) }),
  dispute: z.object({ disputeSeq: seqParam }),
  disputeEvidence: z.object({
    disputeSeq: seqParam,
    evidenceId: z.string().regex(/^[0-9a-f]{32}$/),
  }),
  question: z.object({ qnaSeq: seqParam }),
  questionFile: z.object({ qnaSeq: seqParam, fileId: z.string().regex(/^[0-9a-f]{32}$/) }),
  review: z.object({ reviewSeq: seqParam }),
  notice: z.object({ noticeSeq: seqParam }),
  chatRoom: z.object({ roomId: seqParam }),
  appointment: z.object({ roomId: seqParam, appointmentSeq: seqParam }),
  sitemap: z.object({
    type: z.enum(SITEMAP_TYPES),
    page: seqParam,
  }),
} as const

/** The parameters as the schema parses them; invalid ones mean a page that does not exist. */
export function parseParams<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(values)
  if (!parsed.success) throw new Response(null, { status: 404 })
  return parsed.data
}

/** `page` of a query: 1 when it is absent; `isClean` says whether it is written as our links write it. */
export function pageNumber(query: URLSearchParams): { page: number; isClean: boolean } {
  const text = query.get('page')
  if (text === null) return { page: 1, isClean: true }
  const page = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
  return { page, isClean: page > 1 && query.getAll('page').length === 1 }
}
