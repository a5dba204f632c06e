import type { Kysely } from 'kysely'
import type { PriceGroupKind, PriceOption } from '#contracts/price-constants.ts'
import type { DB } from '../db/schema.ts'
import { canonicalText } from '../search-index/korean/canonical.ts'
import { isOfLine } from '../search-index/price-facts/lines-of-models.ts'
import { isLine } from '../search-index/price-facts/read-model.ts'
import { type ReadTitle, readTitle } from '../search-index/price-facts/read-title.ts'
import { costLikeThing, farPrices } from './mark-outliers.ts'
import type { FoundPrice, PriceRow } from './price-row.ts'
import {
  type ReadLimits,
  readMeantRows,
  readModelRows,
  readRowsOfWords,
} from './read-price-rows.ts'

export interface PriceGroup {
  wish: ReadTitle
  kind: PriceGroupKind
  rows: PriceRow[]
}

/** The offers of the last year that a word means, each with the reason where it is not counted. */
export async function readPriceGroup(
  kysely: Kysely<DB>,
  words: string,
  limits: ReadLimits,
): Promise<PriceGroup> {
  const ofModel = await readModelGroup(kysely, words, limits)
  if (ofModel) return ofModel
  const ofWords = await readWordsGroup(kysely, words, limits)
  if (ofWords.rows.length > 0) return ofWords
  const meant = await readMeantRows(kysely, words, limits)
  return meant.length === 0
    ? ofWords
    : { ...ofWords, kind: 'MEANT', rows: judge(meant, ofWords.wish, words, false) }
}

/** Those of the model that a word or title names; null where it names none that is known and offered. */
export async function readModelGroup(
  kysely: Kysely<DB>,
  words: string,
  limits: ReadLimits,
): Promise<PriceGroup | null> {
  const wish = readTitle(words)
  // Of an accessory the titles say more than the model that it belongs to.
  if (!wish.isKnown || wish.accessory !== null) return null
  const [own, beside] = await Promise.all([
    readModelRows(kysely, 'model', wish.model, limits),
    isLine(wish.model) ? readModelRows(kysely, 'family', wish.model, limits) : [],
  ])
  // Who asks for a line means all that is in it.
  const rows = [...own, ...beside.filter(({ model }) => isOfLine(model, wish.model))]
  return rows.length > 0 ? { wish, kind: 'MODEL', rows: judge(rows, wish, words, true) } : null
}

/** Those whose titles have the words. */
export async function readWordsGroup(
  kysely: Kysely<DB>,
  words: string,
  limits: Pick<ReadLimits, 'now'>,
): Promise<PriceGroup> {
  const wish = readTitle(words)
  const rows = await readRowsOfWords(kysely, words, limits)
  return { wish, kind: 'WORDS', rows: judge(rows, wish, words, false) }
}

/** The sold goods of the models beside the wish's. */
export async function readFamily(
  kysely: Kysely<DB>,
  wish: ReadTitle,
  limits: ReadLimits,
): Promise<PriceRow[]> {
  if (wish.family === '') return []
  const [beside, above] = await Promise.all([
    readModelRows(kysely, 'family', wish.family, limits),
    readModelRows(kysely, 'model', wish.family, limits),
  ])
  return judge([...beside, ...above], wish, wish.family, true)
}

function judge(
  found: readonly FoundPrice[],
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
  { accessory, exclusion, isNamedSo }: Pick<FoundPrice, 'accessory' | 'exclusion' | 'isNamedSo'>,
  wish: ReadTitle,
  asked: string,
): FoundPrice['exclusion'] | 'THING' {
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
