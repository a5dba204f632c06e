import type { PriceBucket } from '#contracts/standard-price.ts'

export interface ChartBox {
  width: number
  height: number
  top: number
  bottom: number
  start: number
  end: number
}

export interface ChartShape {
  /** Paths of SVG. */
  median: string
  bands: string[]
  medians: { x: number; y: number }[]
  points: { x: number; y: number }[]
  /** Prices at the side, lowest first. */
  ticks: { y: number; price: number }[]
}

/** Without 2.5: 175,000 would be labelled 17만원. */
const STEPS = [1, 2, 5, 10]
const MOST_TICKS = 4

/**
 * Where the line of medians, the bands of quartiles and the single prices lie. Null where there are fewer than two: a
 * single one says no more than its number.
 */
export function chartShape(
  buckets: readonly PriceBucket[],
  points: readonly { at: string; price: number }[],
  box: ChartBox,
): ChartShape | null {
  const [first, last] = [buckets[0], buckets.at(-1)]
  if (!first || !last || points.length < 2) return null
  const from = Date.parse(first.from)
  const length = Math.max(1, Date.parse(last.to) - from)
  const prices = points.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const step = tickStep(Math.max(high - low, high * 0.1))
  const floor = Math.max(0, Math.floor(low / step) * step)
  const ceiling = Math.ceil((high + 1) / step) * step
  const x = (at: number) =>
    round(box.start + ((at - from) / length) * (box.width - box.start - box.end))
  const y = (price: number) =>
    round(box.top + (1 - (price - floor) / (ceiling - floor)) * (box.height - box.top - box.bottom))
  const middleOf = ({ from: start, to }: PriceBucket) => x((Date.parse(start) + Date.parse(to)) / 2)
  const medians = buckets.flatMap((bucket) =>
    bucket.median === null ? [] : [{ x: middleOf(bucket), y: y(bucket.median) }],
  )
  return {
    median: lineOf(medians, box),
    bands: buckets.length === 1 ? bandOf(first, box, y) : bandsOf(buckets, middleOf, y),
    medians,
    points: points.map(({ at, price }) => ({ x: x(Date.parse(at)), y: y(price) })),
    ticks: Array.from({ length: Math.round((ceiling - floor) / step) + 1 }, (_, index) => ({
      y: y(floor + index * step),
      price: floor + index * step,
    })),
  }
}

/** A single median holds for the whole width. */
function lineOf(medians: readonly { x: number; y: number }[], box: ChartBox): string {
  const [only] = medians
  if (only && medians.length === 1)
    return `M${box.start} ${only.y}L${box.width - box.end} ${only.y}`
  return medians.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

function bandOf({ p25, p75 }: PriceBucket, box: ChartBox, y: (price: number) => number): string[] {
  if (p25 === null || p75 === null) return []
  const [start, end] = [box.start, box.width - box.end]
  return [`M${start} ${y(p75)}L${end} ${y(p75)}L${end} ${y(p25)}L${start} ${y(p25)}Z`]
}

/** One band for each run of parts that have quartiles. */
function bandsOf(
  buckets: readonly PriceBucket[],
  middleOf: (bucket: PriceBucket) => number,
  y: (price: number) => number,
): string[] {
  const runs: { x: number; low: number; high: number }[][] = [[]]
  for (const bucket of buckets) {
    if (bucket.p25 === null || bucket.p75 === null) runs.push([])
    else runs.at(-1)?.push({ x: middleOf(bucket), low: y(bucket.p25), high: y(bucket.p75) })
  }
  return runs.flatMap((run) => {
    if (run.length < 2) return []
    const upper = run.map(({ x, high }) => `${x} ${high}`)
    const lower = run.toReversed().map(({ x, low }) => `${x} ${low}`)
    return [`M${[...upper, ...lower].join('L')}Z`]
  })
}

function tickStep(range: number): number {
  const rough = range / MOST_TICKS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((times) => times * power >= rough) ?? 10) * power
  return Math.max(100, step)
}

const round = (value: number) => Math.round(value * 10) / 10
