import type { Kysely, Transaction } from 'kysely'
import type { ListingChange, ListingContent } from '#contracts/listing.ts'
import { HISTORY_AFTER_MS, listingProblem, TOLD_CHANGES } from '#contracts/listing-rules.ts'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import type { ChangedPart } from '#contracts/notice.ts'
import { isForeignKeyViolation } from '../db/errors.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { listingWriteLimits } from '../limits/rules.ts'
import { claimListingPhotos } from '../listing-photos/claim-listing-photos.ts'
import { photosOfListing } from '../listing-photos/list-own-photos.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { orderOfProduct } from '../orders/order-of-product.ts'
import { flagListing } from '../screening/flag-listing.ts'
import { indexProduct } from '../search-index/index-product.ts'
import { describeChanges } from './describe-changes.ts'
import { findProblems } from './find-problems.ts'
import { lockOwnListing, mediaKeysOf, ownListing } from './own-listing.ts'
import { previousPriceAfter } from './previous-price.ts'
import { invalid } from './register-listing.ts'
import { screenContent } from './screen-content.ts'
import { columnsOf, contentOf, storedContentOf } from './stored-content.ts'
import { tidyContent } from './tidy-content.ts'
import { insertVersion } from './write-version.ts'

interface Edit {
  productSeq: number
  version: number
  formKey: string
  content: Partial<ListingContent>
  isConfirmed: boolean
}

type Outcome =
  | { productSeq: number; version: number }
  | Refusal<
      'NOT_FOUND' | 'GONE' | 'STALE' | 'HAS_ORDER' | 'INVALID' | 'SCREENED' | 'CONFIRM' | 'LIMITED'
    >

/**
 * Changes an own listing; fields that are left out stay as they are. Every edit is checked like a new listing and kept as
 * a version. A form that was sent before is the version that it made.
 */
export async function editListing(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  edit: Edit,
): Promise<Outcome> {
  const { kysely, limiter } = context
  const { productSeq, formKey } = edit
  const row = await ownListing(kysely, userSeq, productSeq).executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  if (row.visibility === 'DELETED') return refuse('GONE')
  const sent = await versionOfForm(kysely, productSeq, formKey)
  if (sent) return sent
  if (row.version !== edit.version) return stale(row.version)
  const retryAfterSeconds = await limiter.take(listingWriteLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  const photos = await photosOfListing(kysely, productSeq)
  const content = await tidyContent(kysely, {
    ...contentOf(row),
    photoIds: photos.map(({ photoId }) => photoId),
    ...present(edit.content),
  })
  const keepsPhotos = edit.content.photoIds === undefined
  const problems = (await findProblems(kysely, content)).filter(
    ({ field }) => !(keepsPhotos && field === 'photoIds'),
  )
  if (problems.length > 0) return invalid(problems)
  const { isConfirmed } = edit
  const screened = await screenContent(context, { userSeq, productSeq, content, isConfirmed })
  if (isRefusal(screened)) return screened
  const { findings } = screened
  try {
    const outcome = await retryingTransaction(kysely, (trx) =>
      write(trx, context, { ...edit, userSeq, content, keepsPhotos, findings }),
    )
    if (!isRefusal(outcome)) context.chat.productChanged(productSeq)
    return outcome
  } catch (error) {
    if (isForeignKeyViolation(error)) return invalid([listingProblem('CATEGORY_GONE')])
    throw error
  }
}

function stale(version: number): Refusal<'STALE'> {
  return refuse('STALE', { data: { version } })
}

/** The fields that were sent. */
function present(content: Partial<ListingContent>): Partial<ListingContent> {
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined))
}

async function versionOfForm(
  db: Kysely<DB>,
  productSeq: number,
  formKey: string,
): Promise<{ productSeq: number; version: number } | undefined> {
  return db
    .selectFrom('product_version')
    .select(['product_seq as productSeq', 'version'])
    .where('product_seq', '=', productSeq)
    .where('form_key', '=', formKey)
    .executeTakeFirst()
}

async function write(
  trx: Transaction<DB>,
  { now, ownHosts }: Pick<HostContext, 'now' | 'ownHosts'>,
  {
    userSeq,
    content,
    keepsPhotos,
    findings,
    ...edit
  }: Edit & {
    userSeq: number
    content: ListingContent
    keepsPhotos: boolean
    findings: ListingFinding[]
  },
): Promise<Outcome> {
  const { productSeq, formKey } = edit
  const row = await lockOwnListing(trx, userSeq, productSeq)
  if (isRefusal(row)) return row
  const sent = await versionOfForm(trx, productSeq, formKey)
  if (sent) return sent
  if (row.version !== edit.version) return stale(row.version)
  if ((await orderOfProduct(trx, productSeq))?.isOpen) return refuse('HAS_ORDER')
  const at = now()
  const before = storedContentOf(row, await mediaKeysOf(trx, productSeq))
  const { photoIds, ...said } = content
  const problem = keepsPhotos
    ? null
    : await claimListingPhotos(trx, { userSeq, productSeq, photoIds })
  if (problem) return invalid([listingProblem(problem)])
  const after = { ...said, mediaKeys: await mediaKeysOf(trx, productSeq) }
  const changes = await describeChanges(trx, before, after, ownHosts)
  if (changes.length === 0) return { productSeq, version: row.version }
  // A product that was never edited has no version yet.
  await insertVersion(trx, {
    productSeq,
    version: row.version,
    formKey: null,
    content: before,
    changes: [],
    isPublic: false,
    at: row.created_at,
  })
  const version = row.version + 1
  await trx
    .updateTable('product')
    .set({
      ...columnsOf(content),
      version,
      previous_price: await previousPriceAfter(trx, row, content.price, at),
      updated_at: at,
    })
    .where('product_seq', '=', productSeq)
    .execute()
  await insertVersion(trx, {
    productSeq,
    version,
    formKey,
    content: after,
    changes,
    isPublic: at.getTime() - row.created_at.getTime() > HISTORY_AFTER_MS,
    at,
  })
  await indexProduct(trx, productSeq)
  await flagListing(trx, { productSeq, findings, now: at })
  if (row.visibility === 'ACTIVE') await tell(trx, productSeq, changes)
  return { productSeq, version }
}

async function tell(
  trx: Transaction<DB>,
  productSeq: number,
  changes: readonly ListingChange[],
): Promise<void> {
  const price = changes.find((change) => change.field === 'price')
  const isLowered = price !== undefined && price.after < price.before
  if (isLowered)
    await enqueueEvent(trx, {
      kind: 'PRICE_LOWERED',
      productSeq,
      from: price.before,
      to: price.after,
    })
  const what = changes
    .filter((change) => isTold(change) && !(isLowered && change === price))
    .map(({ field }) => (TOLD_CHANGES as Record<string, ChangedPart>)[field])
    .filter((part) => part !== undefined)
  if (what.length > 0) await enqueueEvent(trx, { kind: 'LISTING_CHANGED', productSeq, what })
}

/** Another order of the same pictures is no other thing. */
function isTold(change: ListingChange): boolean {
  if (change.field === 'photoIds') return change.added.length > 0 || change.removed > 0
  return change.field in TOLD_CHANGES
}
