import { sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import {
  type ExclusionReason,
  FEWEST_PRICES,
  PRICE_OPTIONS,
  PRICE_PERIOD_DAYS,
  type PricePeriod,
} from '#contracts/price-constants.ts'
import { CONDITIONS, type Condition } from '#contracts/product.ts'
import type { PriceLookup, PriceOptions } from '#contracts/standard-price.ts'
import { loadProductCards } from '../catalogue/load-product-cards.ts'
import type { HostContext } from '../operation/context.ts'
import { chartOf } from './chart-of.ts'
import { isAskedOften } from './is-asked-often.ts'
import type { PriceRow } from './price-row.ts'
import { spreadOf } from './price-statistics.ts'
import { readFamily, readPriceGroup } from './read-price-group.ts'
import { yearBefore } from './read-price-rows.ts'
import { MOST_MODELS, readRelatedModels } from './related-models.ts'
import { daysToSell } from './verdict-of.ts'

const MOST_EXAMPLES = 3
const MOST_CARDS = 6
const MOST_VALUES = 8
/** A sample that is large enough for search engines. */
export const LARGE_SAMPLE = 20

interface Wish {
  word: string
  period: PricePeriod
  condition?: Condition | undefined
}

/** What goods that a word names were sold for; see contracts/standard-price.ts. */
export async function lookUpPrices(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  {
    word,
    period,
    condition,
    ...chosen
  }: Wish & { [Option in keyof PriceOptions]?: string | undefined },
): Promise<PriceLookup> {
  const now = clock()
  const group = await readPriceGroup(kysely, word, { now, period })
  const { wish, kind, rows } = group
  const isModel = kind === 'MODEL'
  const options = definedOptions({ ...(isModel && wish.options), ...chosen })
  const counted = rows.filter(({ reason }) => reason === null)
  const sold = counted.filter(({ soldAt }) => soldAt !== null)
  const asked = counted.filter(({ soldAt }) => soldAt === null)
  const isSame = (row: PriceRow) => hasOptions(row, options) && hasCondition(row, condition)
  const inPeriod = (days: number) => sold.filter((row) => isSoldIn(row, days, now))
  const here = inPeriod(PRICE_PERIOD_DAYS[period])
  const exact = here.filter(isSame)
  const name = nameOf(wish, isModel, word)
  const wider =
    exact.length >= FEWEST_PRICES
      ? null
      : (widerOf({ name, isSame, options, period, condition, year: sold, here }) ??
        (isModel && wish.accessory === null
          ? familyOf(wish.family, await readFamily(kysely, wish, { now }))
          : null))
  const exactRows = wider?.by === 'YEAR' ? sold.filter(isSame) : exact
  const isLarge = sold.length >= LARGE_SAMPLE
  const shown = {
    onSale: asked.filter(isSame).slice(0, MOST_CARDS),
    recentlySold: exactRows.slice(0, MOST_CARDS),
  }
  const [excluded, models, cards, isNotable] = await Promise.all([
    excludedOf(kysely, rows),
    isModel ? readRelatedModels(kysely, wish, yearBefore(now)) : modelsOf(sold),
    loadCards(kysely, shown),
    isLarge && isAskedOften(kysely, word, now),
  ])
  return {
    kind,
    name,
    options,
    condition: condition ?? null,
    period,
    sold: spreadOf(exact.map(({ amount }) => amount)),
    asking: spreadOf(asked.filter(isSame).map(({ amount }) => amount)),
    wider,
    daysToSell: daysToSell(exactRows),
    excluded,
    choices: choicesOf(here.length >= FEWEST_PRICES ? here : sold, condition),
    conditions: conditionsOf(
      (here.length >= FEWEST_PRICES ? here : sold).filter((row) => hasOptions(row, options)),
    ),
    ...chartOf(exact, period, now),
    models,
    ...cards,
    isNotable,
  }
}

function nameOf(
  { model, accessory }: { model: string; accessory: string | null },
  isModel: boolean,
  word: string,
): string {
  if (!isModel) return word
  return accessory === null ? model : `${model} ${accessory}`
}

function definedOptions(options: Record<string, string | undefined>): PriceOptions {
  return Object.fromEntries(
    PRICE_OPTIONS.flatMap((option) => {
      const value = options[option]
      return value === undefined ? [] : [[option, value]]
    }),
  )
}

const hasOptions = (row: PriceRow, options: PriceOptions) =>
  PRICE_OPTIONS.every((option) => {
    const wanted = options[option]
    return wanted === undefined || option === 'generation' || row.options[option] === wanted
  })

const hasCondition = (row: PriceRow, condition: Condition | undefined) =>
  condition === undefined || row.condition === condition

const isSoldIn = ({ soldAt }: PriceRow, days: number, now: Date) =>
  soldAt !== null && soldAt.getTime() >= now.getTime() - days * DAY_MS

/** The nearest wider group with enough sold prices. */
function widerOf(input: {
  name: string
  isSame: (row: PriceRow) => boolean
  options: PriceOptions
  period: PricePeriod
  condition: Condition | undefined
  year: PriceRow[]
  here: PriceRow[]
}): PriceLookup['wider'] {
  const { name, isSame, options, period, condition, year, here } = input
  const hasOptionsAsked = Object.keys(options).length > 0
  const groups: ['YEAR' | 'ALL_CONDITIONS' | 'ALL_OPTIONS', PriceRow[]][] = [
    ...(period === 'year' ? [] : [['YEAR', year.filter(isSame)] as ['YEAR', PriceRow[]]]),
    ...(condition === undefined
      ? []
      : ([here, year].map((rows) => [
          'ALL_CONDITIONS',
          rows.filter((row) => hasOptions(row, options)),
        ]) as ['ALL_CONDITIONS', PriceRow[]][])),
    ...(hasOptionsAsked
      ? ([here, year].map((rows) => ['ALL_OPTIONS', rows]) as ['ALL_OPTIONS', PriceRow[]][])
      : []),
  ]
  for (const [by, rows] of groups)
    if (rows.length >= FEWEST_PRICES)
      return { by, name, sold: spreadOf(rows.map(({ amount }) => amount)) }
  return null
}

function familyOf(name: string, rows: readonly PriceRow[]): PriceLookup['wider'] {
  const amounts = rows.flatMap(({ reason, soldAt, amount }) =>
    reason === null && soldAt !== null ? [amount] : [],
  )
  if (amounts.length < FEWEST_PRICES) return null
  return { by: 'FAMILY', name, sold: spreadOf(amounts) }
}

async function excludedOf(
  kysely: HostContext['kysely'],
  rows: readonly PriceRow[],
): Promise<PriceLookup['excluded']> {
  const byReason = new Map<ExclusionReason, PriceRow[]>()
  for (const row of rows) {
    if (row.reason === null) continue
    const others = byReason.get(row.reason) ?? []
    others.push(row)
    byReason.set(row.reason, others)
  }
  const examples = [...byReason.values()].flatMap((of) => of.slice(0, MOST_EXAMPLES))
  if (examples.length === 0) return []
  const { rows: titles } = await sql<{ seq: number; title: string }>`
    select product_seq as seq, title from product
    where product_seq = any(${examples.map(({ productSeq }) => productSeq)}::bigint[])`.execute(
    kysely,
  )
  const titleOf = new Map(titles.map(({ seq, title }) => [seq, title]))
  return [...byReason]
    .map(([reason, of]) => ({
      reason,
      n: of.length,
      titles: of.slice(0, MOST_EXAMPLES).flatMap(({ productSeq }) => titleOf.get(productSeq) ?? []),
    }))
    .toSorted((one, other) => other.n - one.n)
}

const medianPrice = (rows: readonly PriceRow[]) => spreadOf(rows.map(({ amount }) => amount)).median

/** Options that sold goods differ in, with what each was sold for. */
function choicesOf(
  sold: readonly PriceRow[],
  condition: Condition | undefined,
): PriceLookup['choices'] {
  const rows = sold.filter((row) => hasCondition(row, condition))
  return PRICE_OPTIONS.filter((option) => option !== 'generation').flatMap((option) => {
    const byValue = new Map<string, PriceRow[]>()
    for (const row of rows) {
      const value = row.options[option]
      if (value === undefined) continue
      byValue.set(value, [...(byValue.get(value) ?? []), row])
    }
    if (byValue.size < 2) return []
    const values = [...byValue]
      .map(([value, of]) => ({ value, n: of.length, median: medianPrice(of) }))
      .toSorted((one, other) => other.n - one.n || (one.value < other.value ? -1 : 1))
      .slice(0, MOST_VALUES)
    return [{ option, values }]
  })
}

function conditionsOf(sold: readonly PriceRow[]): PriceLookup['conditions'] {
  return CONDITIONS.flatMap((condition) => {
    const rows = sold.filter((row) => row.condition === condition)
    return rows.length === 0 ? [] : [{ condition, n: rows.length, median: medianPrice(rows) }]
  })
}

function modelsOf(sold: readonly PriceRow[]): PriceLookup['models'] {
  const counts = new Map<string, number>()
  for (const { model } of sold) if (model !== '') counts.set(model, (counts.get(model) ?? 0) + 1)
  return counts.size < 2
    ? []
    : [...counts]
        .map(([name, n]) => ({ name, n }))
        .toSorted((one, other) => other.n - one.n || (one.name < other.name ? -1 : 1))
        .slice(0, MOST_MODELS)
}

async function loadCards(
  kysely: HostContext['kysely'],
  { onSale, recentlySold }: Record<'onSale' | 'recentlySold', readonly PriceRow[]>,
): Promise<Pick<PriceLookup, 'onSale' | 'recentlySold'>> {
  const cards = await loadProductCards(
    { kysely },
    [...onSale, ...recentlySold].map(({ productSeq }) => productSeq),
  )
  const cardOf = new Map(cards.map((card) => [card.productSeq, card]))
  return {
    onSale: onSale.flatMap(({ productSeq }) => cardOf.get(productSeq) ?? []),
    recentlySold: recentlySold.flatMap(({ productSeq, amount, soldAt }) => {
      const card = cardOf.get(productSeq)
      return card && soldAt ? [{ card, soldPrice: amount, soldAt: soldAt.toISOString() }] : []
    }),
  }
}
