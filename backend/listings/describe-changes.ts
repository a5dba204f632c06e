import type { Kysely } from 'kysely'
import type { ListingChange } from '#contracts/listing.ts'
import { CONDITION_LABELS, TRADE_METHOD_LABELS } from '#contracts/product-labels.ts'
import type { DB, StoredContent } from '../db/schema.ts'
import { diffWords } from '../korea/diff-words.ts'
import { moderateText } from '../moderation/moderate-text.ts'

/** Stands in for words that must not be shown, such as a number that was removed again. */
const HIDDEN_WORDS = '(가린 내용)'

/**
 * What differs between two versions of a listing, in the words of its readers. Names of categories and regions are written
 * down as they are now. Numbers and accounts that the earlier text had are not repeated.
 */
export async function describeChanges(
  kysely: Kysely<DB>,
  before: StoredContent,
  after: StoredContent,
  ownHosts: readonly string[],
): Promise<ListingChange[]> {
  const changes: ListingChange[] = []
  if (before.price !== after.price)
    changes.push({ field: 'price', before: before.price, after: after.price })
  const photos = await photoChange(kysely, before.mediaKeys, after.mediaKeys)
  if (photos) changes.push(photos)
  for (const field of ['title', 'body'] as const) {
    if (before[field] === after[field]) continue
    const earlier = withoutContacts(before[field], ownHosts)
    changes.push({ field, parts: diffWords(earlier, after[field]) })
  }
  const [earlier, later] = [await wordsOf(kysely, before), await wordsOf(kysely, after)]
  for (const field of Object.keys(earlier) as (keyof typeof earlier)[])
    if (earlier[field] !== later[field])
      changes.push({ field, before: earlier[field], after: later[field] })
  return changes
}

function withoutContacts(text: string, ownHosts: readonly string[]): string {
  const { text: shown, guard } = moderateText(text, ownHosts)
  if (!guard || guard.level === 'WARN') return text
  return guard.level === 'MASK' ? shown : HIDDEN_WORDS
}

async function photoChange(
  kysely: Kysely<DB>,
  before: readonly string[],
  after: readonly string[],
): Promise<ListingChange | null> {
  if (before.join() === after.join()) return null
  const addedKeys = after.filter((key) => !before.includes(key))
  const rows =
    addedKeys.length === 0
      ? []
      : await kysely
          .selectFrom('media')
          .select(['media_key as mediaKey', 'width', 'height', 'color'])
          .where('media_key', 'in', addedKeys)
          .execute()
  const byKey = new Map(rows.map((row) => [row.mediaKey, row]))
  const kept = (keys: readonly string[], others: readonly string[]) =>
    keys.filter((key) => others.includes(key)).join()
  return {
    field: 'photoIds',
    added: addedKeys.flatMap((key) => byKey.get(key) ?? []),
    removed: before.filter((key) => !after.includes(key)).length,
    isReordered: kept(before, after) !== kept(after, before),
  }
}

/** The other fields as readers say them. */
async function wordsOf(kysely: Kysely<DB>, content: StoredContent) {
  return {
    categorySeq: await categoryName(kysely, content.categorySeq),
    condition: CONDITION_LABELS[content.condition],
    negotiable: content.negotiable ? '가격 제안 가능' : '가격 제안 받지 않음',
    tradeMethods: content.tradeMethods.map((method) => TRADE_METHOD_LABELS[method]).join(', '),
    shippingIncluded: content.shippingIncluded ? '배송비 포함' : '배송비 별도',
    shippingFee: feeWords(content.shippingFee),
    cvsFee: feeWords(content.cvsFee),
    regionCodes: await regionNames(kysely, content.regionCodes),
    tags: content.tags.map((tag) => `#${tag}`).join(' ') || '없음',
  }
}

function feeWords(fee: number | null): string {
  return fee === null ? '정하지 않음' : `${fee.toLocaleString('ko-KR')}원`
}

async function categoryName(kysely: Kysely<DB>, categorySeq: number): Promise<string> {
  const row = await kysely
    .selectFrom('category')
    .select('name')
    .where('category_seq', '=', categorySeq)
    .executeTakeFirst()
  return row?.name ?? '없어진 카테고리'
}

async function regionNames(kysely: Kysely<DB>, codes: readonly string[]): Promise<string> {
  if (codes.length === 0) return '정하지 않음'
  const rows = await kysely
    .selectFrom('region')
    .select(['region_code', 'full_name'])
    .where('region_code', 'in', codes)
    .execute()
  const names = new Map(rows.map((row) => [row.region_code, row.full_name]))
  return codes.map((code) => names.get(code) ?? code).join(', ')
}
