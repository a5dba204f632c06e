import type { Kysely } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { ownStoreSeq } from '#backend/stores/own-store.ts'
import { REPORT_LIMITED, type ReportSnapshot } from '#contracts/report.ts'
import type { ReportReason } from '#contracts/report-constants.ts'
import type { DB } from '../db/schema.ts'
import { reportLimits } from '../limits/rules.ts'
import { imageOf } from '../media/image-columns.ts'

interface NewReport {
  reason: ReportReason
  detail: string
}

interface Target {
  kind: 'PRODUCT' | 'STORE' | 'REVIEW'
  productSeq: number | null
  reviewSeq?: number
  storeSeq: number
  snapshot: ReportSnapshot
}

type ReportContext = Pick<HostContext, 'kysely' | 'now' | 'keys' | 'caller' | 'limiter'>
type Outcome = { reportSeq: number } | Refusal<'NOT_FOUND' | 'OWN' | 'LIMITED'>

/**
 * Reports a product as it is now, whatever is changed afterwards. While the report is open, reporting the same product
 * again returns it: it counts against no limit and changes nothing.
 */
export async function reportProduct(
  context: ReportContext,
  viewer: Pick<Viewer, 'userSeq'>,
  { productSeq, ...report }: NewReport & { productSeq: number },
): Promise<Outcome> {
  const { kysely } = context
  const product = await kysely
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .select(['product.title', 'product.body', 'product.price', 'product.store_seq'])
    .where('product.product_seq', '=', productSeq)
    .where('product.visibility', '=', 'ACTIVE')
    .where('store.status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!product) return refuse('NOT_FOUND')
  const rows = await kysely
    .selectFrom('product_image')
    .innerJoin('media', 'media.media_key', 'product_image.media_key')
    .select(['media.media_key', 'media.width', 'media.height', 'media.color'])
    .where('product_image.product_seq', '=', productSeq)
    .orderBy('product_image.position')
    .execute()
  const { title, body: text, price, store_seq: storeSeq } = product
  const snapshot = { title, text, price, images: imagesOf(rows) }
  return reportTarget(context, viewer, report, { kind: 'PRODUCT', productSeq, storeSeq, snapshot })
}

/** Reports a store as it is now, in the same way. */
export async function reportStore(
  context: ReportContext,
  viewer: Pick<Viewer, 'userSeq'>,
  { storeSeq, ...report }: NewReport & { storeSeq: number },
): Promise<Outcome> {
  const store = await context.kysely
    .selectFrom('store')
    .leftJoin('media', 'media.media_key', 'store.media_key')
    .select(['store.name', 'store.intro'])
    .select(['media.media_key', 'media.width', 'media.height', 'media.color'])
    .where('store_seq', '=', storeSeq)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!store) return refuse('NOT_FOUND')
  const snapshot = { title: store.name, text: store.intro, price: null, images: imagesOf([store]) }
  return reportTarget(context, viewer, report, {
    kind: 'STORE',
    productSeq: null,
    storeSeq,
    snapshot,
  })
}

/** Reports a review as it is now, in the same way; its writer is who is reported. */
export async function reportReview(
  context: ReportContext,
  viewer: Pick<Viewer, 'userSeq'>,
  { reviewSeq, ...report }: NewReport & { reviewSeq: number },
): Promise<Outcome> {
  const review = await context.kysely
    .selectFrom('review')
    .select(['rating', 'body', 'product_seq', 'writer_store_seq'])
    .where('review_seq', '=', reviewSeq)
    .where('visible_at', 'is not', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  if (!review) return refuse('NOT_FOUND')
  const { rating, body: text, product_seq: productSeq, writer_store_seq: storeSeq } = review
  const snapshot = { title: `별점 ${rating}점 후기`, text, price: null, images: [] }
  return reportTarget(context, viewer, report, {
    kind: 'REVIEW',
    productSeq,
    reviewSeq,
    storeSeq,
    snapshot,
  })
}

const imagesOf = (rows: readonly Parameters<typeof imageOf>[0][]) =>
  rows.map(imageOf).filter((image) => image !== null)

async function reportTarget(
  context: ReportContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  report: NewReport,
  target: Target,
): Promise<Outcome> {
  const { kysely, limiter, now } = context
  const reporter = await ownStoreSeq(kysely, userSeq)
  if (target.storeSeq === reporter) return refuse('OWN')
  const open = await openReport(kysely, reporter, target)
  if (open !== null) return { reportSeq: open }
  const retryAfterSeconds = await limiter.take(reportLimits(context, userSeq))
  if (retryAfterSeconds !== null)
    return refuse('LIMITED', { message: REPORT_LIMITED.message, data: { retryAfterSeconds } })
  const row = await kysely.transaction().execute(async (trx) =>
    trx
      .insertInto('report')
      .values({
        ...report,
        kind: target.kind,
        product_seq: target.productSeq,
        review_seq: target.reviewSeq ?? null,
        reporter_store_seq: reporter,
        reported_store_seq: target.storeSeq,
        evidence: '[]',
        snapshot: JSON.stringify(await holdImages(trx, target.snapshot)),
        created_at: now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('report_seq')
      .executeTakeFirst(),
  )
  const reportSeq = row?.report_seq ?? (await openReport(kysely, reporter, target))
  if (reportSeq === null) throw new Error('a report was closed while it was made')
  return { reportSeq }
}

/**
 * Locks the pictures of a snapshot until the report is there: none is deleted meanwhile, and afterwards the report holds
 * them (stores/former-images.ts, listing-photos/sweep-listing-photos.ts). One that was just deleted is left out.
 */
async function holdImages(trx: Kysely<DB>, snapshot: ReportSnapshot): Promise<ReportSnapshot> {
  const keys = snapshot.images.map(({ mediaKey }) => mediaKey)
  if (keys.length === 0) return snapshot
  const rows = await trx
    .selectFrom('media')
    .select('media_key')
    .where('media_key', 'in', keys)
    .forKeyShare()
    .execute()
  const held = new Set(rows.map((row) => row.media_key))
  return { ...snapshot, images: snapshot.images.filter(({ mediaKey }) => held.has(mediaKey)) }
}

async function openReport(
  db: Kysely<DB>,
  reporter: number,
  { kind, productSeq, reviewSeq, storeSeq }: Target,
): Promise<number | null> {
  const row = await db
    .selectFrom('report')
    .select('report_seq')
    .where('kind', '=', kind)
    .where('state', '=', 'OPEN')
    .where('reporter_store_seq', '=', reporter)
    .where('reported_store_seq', '=', storeSeq)
    .$if(reviewSeq !== undefined, (query) => query.where('review_seq', '=', Number(reviewSeq)))
    .$if(productSeq !== null, (query) => query.where('product_seq', '=', productSeq))
    .executeTakeFirst()
  return row?.report_seq ?? null
}
