import { NameFinder, spellingOf } from './find-names.ts'
import { readNameLines } from './name-lines.ts'
import { COLOURS } from './words/colours.ts'

/** What a title says of the choice within a model; what it does not say is missing. */
export interface ReadOptions {
  /** 128GB, 1TB */
  capacity?: string
  /** 8GB */
  memory?: string
  colour?: string
  /** 2세대 */
  generation?: string
  /** 270, M, 45mm, 27인치 */
  size?: string
}

const STORED = /(?<![\d.])(\d{1,4}) ?(gb|tb)(?![a-z])/gu
const BARE_CAPACITY =
  /(?<![\d.,/a-z]|\/ ?)(32|64|128|256|512)(?![\d.,/%만천원a-z]| ?(?:만|천|원|비트|인치|mm|cm|kg|개|ml))/u
const PAIR =
  /(?<![\d.])(4|8|12|16|18|24|32|36|48|64) ?(?:gb)? ?[/+] ?(128|256|512|1|2|4) ?(gb|tb)?(?![\d\w])/u
const LEAST_CAPACITY = 16
/** Of these, one number is the memory where another is the capacity. */
const MOST_MEMORY = 96
const GENERATION = /(?<![\d.])(\d{1,2}) ?세대/u
const SIZES: readonly (readonly [pattern: RegExp, size: (found: RegExpExecArray) => string])[] = [
  [/(?<![\d.])(3[89]|4\d|5[0-5]) ?mm/u, ([, size]) => `${size}mm`],
  [/(?<![\d.])(\d{1,3}(?:\.\d)?) ?인치/u, ([, size]) => `${size}인치`],
  [
    /(?<![\d.])(2[1-9][05]|30[05]|310)(?: ?mm|(?: ?사이즈)|(?![\d만천원./a-z%]| ?(?:만|천|원|ml|g|리터|장|개)))/u,
    ([, size]) => `${size}`,
  ],
  [
    /(?<![a-z\d])(xxs|xs|s|m|l|xl|xxl|2xl|3xl|xxxl|4xl|free|프리)(?: ?사이즈| ?size|(?![a-z\d가-힣-]))/u,
    ([, size]) => letterSize(size ?? ''),
  ],
  [
    /(?<![\d.])(8[05]|9[05]|1[01][05]|120)(?: ?(?:사이즈|호)|(?![\d만천원./a-z%]| ?(?:만|천|원|ml|g|kg|리터|cm|w|장|개|평|권|회|km)))/u,
    ([, size]) => `${size}`,
  ],
  [/(?<![\d.])(\d{1,2}) ?(?:사이즈|size)/u, ([, size]) => `${size}사이즈`],
  [/(?<![\d.])(\d{1,2}(?:\.\d)?) ?호(?![가-힣])/u, ([, size]) => `${size}호`],
  [/(?<![가-힣])(슈퍼싱글|싱글|더블|라지킹|퀸|킹)(?![가-힣])/u, ([, size]) => `${size}`],
  [/(?<![\d.])(\d{1,2})cm/u, ([, size]) => `${size}cm`],
]

const colours = new NameFinder()
for (const { name, ways } of readNameLines(COLOURS)) for (const way of ways) colours.add(name, way)

/** Capacity, memory, colour, generation and size that a title names. @param kind whether single letters may be sizes */
export function readOptions(title: string): ReadOptions {
  const spelling = spellingOf(title)
  const colour = colours.find(spelling)[0]?.name
  const generation = GENERATION.exec(spelling)?.[1]
  const size = readSize(spelling)
  return {
    ...readStored(spelling),
    ...(colour !== undefined && { colour }),
    ...(generation !== undefined && { generation: `${Number(generation)}세대` }),
    ...(size !== undefined && { size }),
  }
}

/** What is left of a title without its options: its names. */
export function withoutOptions(spelling: string): string {
  let rest = spelling
  for (const { start, end } of colours.find(spelling).toReversed())
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  return rest
    .replace(PAIR, ' ')
    .replace(STORED, ' ')
    .replace(BARE_CAPACITY, ' ')
    .replace(SIZES[0]?.[0] ?? / /, ' ')
}

function readStored(spelling: string): Pick<ReadOptions, 'capacity' | 'memory'> {
  const pair = PAIR.exec(spelling)
  if (pair) {
    const [, memory, capacity, unit] = pair
    const inTerabytes = unit === 'tb' || Number(capacity) < LEAST_CAPACITY
    return { memory: `${memory}GB`, capacity: `${capacity}${inTerabytes ? 'TB' : 'GB'}` }
  }
  const stored = [...spelling.matchAll(STORED)].map(([, amount, unit]) => ({
    amount: Number(amount) * (unit === 'tb' ? 1_000 : 1),
    text: `${amount}${unit?.toUpperCase()}`,
  }))
  const largest = stored.toSorted((one, other) => other.amount - one.amount)[0]
  if (!largest) {
    const bare = BARE_CAPACITY.exec(spelling)?.[1]
    return bare === undefined ? {} : { capacity: `${bare}GB` }
  }
  const memory = stored.find(({ amount }) => amount <= MOST_MEMORY && amount < largest.amount)
  if (stored.length === 1 && largest.amount < LEAST_CAPACITY) return { memory: largest.text }
  return { capacity: largest.text, ...(memory && { memory: memory.text }) }
}

function readSize(spelling: string): string | undefined {
  for (const [pattern, sizeOf] of SIZES) {
    const found = pattern.exec(spelling)
    if (found) return sizeOf(found)
  }
  return undefined
}

const letterSize = (size: string) =>
  size === 'xxl' ? '2XL' : size === 'xxxl' ? '3XL' : size === '프리' ? 'FREE' : size.toUpperCase()
