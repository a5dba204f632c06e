import { type Kysely, sql } from 'kysely'
import {
  type ExclusionReason,
  MOST_SOLD_COUNTED,
  type PriceOption,
} from '#contracts/price-constants.ts'
import type { Condition } from '#contracts/product.ts'
import type { DB } from '../db/schema.ts'
import { findNewest } from '../search/find-products.ts'
import { lookUp } from '../search/look-up.ts'
import { canonicalText } from '../search-index/korean/canonical.ts'
import { isOfLine } from '../search-index/price-facts/lines-of-models.ts'
import { isLine } from '../search-index/price-facts/read-model.ts'
import { type ReadTitle, readTitle } from '../search-index/price-facts/read-title.ts'
import { TAGS_BEGIN } from '../search-index/search-text.ts'
import { costLikeThing, farPrices } from './mark-outliers.ts'

const MOST_ASKED: typeof MOST_SOLD_COUNTED = { MODEL: 100, WORDS: 60 }
const YEAR_MS = 365 * 86_400_000

export interface PriceRow {
  productSeq: number
  model: string
  accessory: string | null
  options: Partial<Record<PriceOption, string>>
  condition: Condition
  /** What it was sold for, or is asked for. */
  amount: number
  soldAt: Date | null
  listedAt: Date
  /** Why it is not counted. */
  reason: ExclusionReason | null
}

export interface PriceGroup {
  wish: ReadTitle
  /** Whether the goods are those of one known model. */
  isModel: boolean
  rows: PriceRow[]
}

/** All offers of the last year that a word means, each with the reason where it is not counted. */
export async function readPriceGroup(
  kysely: Kysely<DB>,
  words: string,
  now: Date,
): Promise<PriceGroup> {
  return (await readModelGroup(kysely, words, now)) ?? readWordsGroup(kysely, words, now)
}

/** Those of the model that a word or title names; null where it names none that is known and offered. */
export async function readModelGroup(
  kysely: Kysely<DB>,
  words: string,
  now: Date,
): Promise<PriceGroup | null> {
  const wish = readTitle(words)
  // Of an accessory the titles say more than the model that it belongs to.
  if (!wish.isKnown || wish.accessory !== null) return null
  const since = yearBefore(now)
  const [own, beside] = await Promise.all([
    readModelRows(kysely, 'model', wish.model, since),
    isLine(wish.model) ? readModelRows(kysely, 'family', wish.model, since) : [],
  ])
  // Who asks for a line means all that is in it.
  const rows = [...own, ...beside.filter(({ model }) => isOfLine(model, wish.model))]
  return rows.length > 0 ? { wish, isModel: true, rows: judge(rows, wish, words, true) } : null
}

/** Those whose titles have the words. */
export async function readWordsGroup(
  kysely: Kysely<DB>,
  words: string,
  now: Date,
): Promise<PriceGroup> {
  const wish = readTitle(words)
  const rows = await readRowsOfWords(kysely, words, now, yearBefore(now))
  return { wish, isModel: false, rows: judge(rows, wish, words, false) }
}

/** Sales before it are not counted. */
export const yearBefore = (now: Date) => new Date(now.getTime() - YEAR_MS)

/** The sold goods of the models beside the wish's. */
export async function readFamily(
  kysely: Kysely<DB>,
  wish: ReadTitle,
  now: Date,
): Promise<PriceRow[]> {
  if (wish.family === '') return []
  const since = yearBefore(now)
  const [beside, above] = await Promise.all([
    readModelRows(kysely, 'family', wish.family, since),
    readModelRows(kysely, 'model', wish.family, since),
  ])
  return judge([...beside, ...above], wish, wish.family, true)
}

type Found = Omit<PriceRow, 'reason' | 'amount'> & {
  /** Only where goods were found by their titles. */
  isNamedSo?: boolean
  exclusion: PriceRow['reason']
  price: number
  soldPrice: number | null
}

const COLUMNS = sql`f.product_seq as "productSeq", f.model, f.accessory, f.exclusion, f.options,
  f.condition, f.price, f.listed_at as "listedAt"`
const SALE = sql`f.sold_price as "soldPrice", f.sold_at as "soldAt"`
/** Named, they would have to be read from the table. */
const NO_SALE = sql`null::int as "soldPrice", null::timestamptz as "soldAt"`

/** The newest goods of a model, by an index in their order that has all columns, so that the table is not read. */
async function readModelRows(
  kysely: Kysely<DB>,
  by: 'model' | 'family',
  name: string,
  since: Date,
): Promise<Found[]> {
  const column = sql.ref(`f.${by}`)
  const named =
    by === 'family' ? sql`${column} = ${name} and ${column} <> ''` : sql`${column} = ${name}`
  const { rows } = await sql<Found>`
    (select ${COLUMNS}, ${SALE} from price_fact f
      where ${named} and f.is_shown and f.sold_at is not null and f.sold_at >= ${since}
      order by f.sold_at desc limit ${MOST_SOLD_COUNTED.MODEL})
    union all
    (select ${COLUMNS}, ${NO_SALE} from price_fact f
      where ${named} and f.is_shown and f.sold_at is null
      order by f.listed_at desc limit ${MOST_ASKED.MODEL})`.execute(kysely)
  return rows
}

/** The newest goods that a search for the words finds by their titles. */
async function readRowsOfWords(
  kysely: Kysely<DB>,
  keyword: string,
  now: Date,
  since: Date,
): Promise<Found[]> {
  const lookedUp = await lookUp(kysely, { keyword })
  if (lookedUp.clauses?.length === 0) return []
  const productSeqs = await findNewest(
    kysely,
    { filter: { keyword }, now, sold: MOST_SOLD_COUNTED.WORDS, asked: MOST_ASKED.WORDS },
    lookedUp,
  )
  if (productSeqs.length === 0) return []
  // The search has read the row with the title already.
  const { rows } = await sql<Found & { named: string }>`
    select ${COLUMNS}, ${SALE}, split_part(s.norm, ${TAGS_BEGIN}, 1) as named from price_fact f
    join product_search s on s.product_seq = f.product_seq
    where f.product_seq = any(${productSeqs}::bigint[]) and f.is_shown
      and (f.sold_at is null or f.sold_at >= ${since})
    order by coalesce(f.sold_at, f.listed_at) desc, f.product_seq desc`.execute(kysely)
  // A tag may say anything: 자전거 on a helmet.
  const words = keyword.split(/\s+/).map(canonicalText).filter(Boolean)
  const phrase = canonicalText(keyword)
  return rows.flatMap(({ named, ...row }) => {
    if (!words.every((word) => named.includes(word))) return []
    return [{ ...row, isNamedSo: named.includes(phrase) }]
  })
}

function judge(
  found: readonly Found[],
  wish: ReadTitle,
  words: string,
  isOneModel: boolean,
): PriceRow[] {
  const asked = canonicalText(words)
  const rows = found.flatMap(({ exclusion, price, soldPrice, isNamedSo, ...row }) => {
    const amount = soldPrice ?? price
    const reason =
      amount === 0
        ? 'FREE'
        : reasonFor({ accessory: row.accessory, exclusion, isNamedSo }, wish, asked)
    // Of an accessory the thing itself is no offer at all.
    return reason === 'THING' ? [] : [{ ...row, amount, reason } satisfies PriceRow]
  })
  // Who asks for an accessory means no other one of the same price.
  if (wish.accessory === null) takeBackDoubts(rows, isOneModel)
  const counted = rows.filter(({ reason }) => reason === null)
  const far = farPrices(
    counted.map((row) => pricedAs(row, isOneModel)),
    { isOneModel },
  )
  const isFar = new Set(counted.filter((_, index) => far[index]))
  return rows.map((row) => (isFar.has(row) ? { ...row, reason: 'OUTLIER' as const } : row))
}

const pricedAs = ({ amount, options, model }: PriceRow, isOneModel: boolean) => ({
  amount,
  group: isOneModel ? pricedOptionsOf(options) : model,
})

/** The words of a title are doubted where its price is that of the thing: 배터리 교체한 아이폰 is no battery. */
function takeBackDoubts(rows: PriceRow[], isOneModel: boolean): void {
  const priced = (some: PriceRow[]) => some.map((row) => pricedAs(row, isOneModel))
  const sure = rows.filter(({ reason }) => reason === null)
  const doubtful = rows.filter(({ reason }) => reason === 'ACCESSORY' || reason === 'PART')
  const areThings = costLikeThing(priced(doubtful), priced(sure))
  for (const [index, row] of doubtful.entries()) if (areThings[index]) row.reason = null
}

function reasonFor(
  { accessory, exclusion, isNamedSo }: Pick<Found, 'accessory' | 'exclusion' | 'isNamedSo'>,
  wish: ReadTitle,
  asked: string,
): Found['exclusion'] | 'THING' {
  if (wish.accessory !== null) {
    if (accessory === null && !isNamedSo) return 'THING'
    // 애플펜슬 케이스 뚜껑 is read as a 뚜껑; its price tells whether it is the case.
    if (accessory !== null && accessory !== wish.accessory && !isNamedSo) return 'ACCESSORY'
    return exclusion === 'ACCESSORY' ? null : exclusion
  }
  if (exclusion === 'ACCESSORY' && accessory !== null && asked.includes(accessory)) return null
  return exclusion === wish.exclusion ? null : exclusion
}

const MEASURED = /(?:인치|mm|cm)$/
/** A size that decides the price: that of a screen, not of a shoe. */
export const isPricedSize = (size: string | undefined) => size !== undefined && MEASURED.test(size)

/** The options that decide the price; colours and sizes of clothes do not. */
export function pricedOptionsOf({
  capacity,
  memory,
  size,
}: Partial<Record<PriceOption, string>>): string {
  return [capacity, memory, isPricedSize(size) ? size : undefined].filter(Boolean).join(' ')
}
