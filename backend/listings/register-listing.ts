import type { Kysely, Transaction } from 'kysely'
import type { ListingContent } from '#contracts/listing.ts'
import { type ListingProblem, listingProblem } from '#contracts/listing-rules.ts'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import { isForeignKeyViolation } from '../db/errors.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { listingWriteLimits } from '../limits/rules.ts'
import { claimListingPhotos } from '../listing-photos/claim-listing-photos.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { flagListing } from '../screening/flag-listing.ts'
import { indexProduct } from '../search-index/index-product.ts'
import { capRefusal } from '../stores/listing-allowance.ts'
import { ownStoreSeq } from '../stores/own-store.ts'
import { findProblems } from './find-problems.ts'
import { screenContent } from './screen-content.ts'
import { columnsOf } from './stored-content.ts'
import { tidyContent } from './tidy-content.ts'
import { writeVersion } from './write-version.ts'

interface NewListing {
  formKey: string
  draftId?: string | undefined
  content: ListingContent
  isConfirmed: boolean
}

type Outcome =
  | { productSeq: number }
  | Refusal<'INVALID' | 'SCREENED' | 'CONFIRM' | 'CAP' | 'LIMITED'>

/**
 * Publishes a listing. A form that was sent before is the listing that it made, whatever it says now: it counts against
 * no limit and changes nothing.
 */
export async function registerListing(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { formKey, draftId, content: typed, isConfirmed }: NewListing,
): Promise<Outcome> {
  const { kysely, limiter, now } = context
  const sent = await listingOfForm(kysely, userSeq, formKey)
  if (sent) return sent
  const retryAfterSeconds = await limiter.take(listingWriteLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  const content = await tidyContent(kysely, typed)
  const problems = await findProblems(kysely, content)
  if (problems.length > 0) return invalid(problems)
  const screened = await screenContent(context, {
    userSeq,
    productSeq: null,
    content,
    isConfirmed,
  })
  if (isRefusal(screened)) return screened
  const { findings } = screened
  try {
    return await retryingTransaction(kysely, async (trx) => {
      await lockOwnAccount(trx, userSeq)
      const existing = await listingOfForm(trx, userSeq, formKey)
      if (existing) return existing
      const refusal = await capRefusal(trx, userSeq)
      if (refusal) return refusal
      return write(trx, { userSeq, formKey, draftId, content, findings, at: now() })
    })
  } catch (error) {
    // The category went a moment ago.
    if (isForeignKeyViolation(error)) return invalid([listingProblem('CATEGORY_GONE')])
    throw error
  }
}

/** The answer to a form with problems; its sentence is that of the first. */
export function invalid(problems: ListingProblem[]): Refusal<'INVALID'> {
  return refuse('INVALID', { message: problems[0]?.message ?? '', data: { problems } })
}

async function listingOfForm(
  db: Kysely<DB>,
  userSeq: number,
  formKey: string,
): Promise<{ productSeq: number } | undefined> {
  return db
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .select('product.product_seq as productSeq')
    .where('store.user_seq', '=', userSeq)
    .where('product.form_key', '=', formKey)
    .executeTakeFirst()
}

async function write(
  trx: Transaction<DB>,
  listing: {
    userSeq: number
    formKey: string
    draftId: string | undefined
    content: ListingContent
    findings: ListingFinding[]
    at: Date
  },
): Promise<Outcome> {
  const { userSeq, formKey, draftId, content, findings, at } = listing
  const storeSeq = await ownStoreSeq(trx, userSeq)
  const { product_seq: productSeq } = await trx
    .insertInto('product')
    .values({
      ...columnsOf(content),
      store_seq: storeSeq,
      form_key: formKey,
      trade_state: 'ON_SALE',
      previous_price: null,
      created_at: at,
      bumped_at: at,
      updated_at: at,
    })
    .returning('product_seq')
    .executeTakeFirstOrThrow()
  const { photoIds } = content
  const problem = await claimListingPhotos(trx, { userSeq, productSeq, photoIds })
  if (problem) return invalid([listingProblem(problem)])
  await writeVersion(trx, { productSeq, version: 1, formKey, changes: [], isPublic: false, at })
  if (draftId)
    await trx
      .deleteFrom('listing_draft')
      .where('draft_id', '=', draftId)
      .where('user_seq', '=', userSeq)
      .execute()
  await indexProduct(trx, productSeq)
  await flagListing(trx, { productSeq, findings, now: at })
  await enqueueEvent(trx, { kind: 'NEW_LISTING', storeSeq, productSeq })
  return { productSeq }
}
