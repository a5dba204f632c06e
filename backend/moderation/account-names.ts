import type { Sign } from './signs.ts'

/** A text part that has the form of an account name of a messenger. */
export interface AccountName {
  range: readonly [from: number, to: number]
  /** Has digits or punctuation between its letters, as ordinary words do not. */
  isDistinctive: boolean
  /** Follows @ or a colon. */
  hasMark: boolean
}

const NAME_SIGNS = new Set('abcdefghijklmnopqrstuvwxyz0123456789._#-')
const ALPHANUMERIC = new Set('abcdefghijklmnopqrstuvwxyz0123456789')
const SHORTEST = 4
const LONGEST = 30

const WORDS =
  /^(?:kakao|kakaotalk|insta|instagram|line|telegram|discord|https?|premium|plus|friends|story|gift|emoticon|nitro|version|desktop|mobile|channel|call|this|that|hello|thanks?|okay)$/
/** Products that are written like names. */
const PRODUCTS =
  /^(?:(?:rtx|gtx|rx\d|sm-|iphone|ipad|macbook|airpod|galaxy|ps\d|ddr\d|i[3579]-|wh-|wf-|usb|xbox|nintendo|zflip|zfold|samsung|nvidia|20\d\d)|(?:ssd|hdd|lte|gen|ver|ios|android|ryzen|fold|flip|note|tab|eos|mark|mini|pro|max|ultra|watch|switch|lego|intel|amd|lg|sony|canon|nike|adidas|size|free|win|windows)[-_ ]?\d*$)/

/** The name that begins at most `reach` signs after a position. */
export function nameBehind(
  signs: readonly Sign[],
  from: number,
  reach: number,
): AccountName | null {
  let start = from
  while (start - from < reach && start < signs.length && !isAlphanumeric(signs[start])) {
    if (signs[start]?.kind === 'WALL') return null
    start += 1
  }
  const found = isNameSign(signs[start])
    ? (nameFrom(signs, start) ?? spacedFrom(signs, start))
    : null
  if (!found) return null
  const hasMark = signs.slice(from, start).some(({ plain }) => plain === '@' || plain === ':')
  const { range, isDistinctive } = found
  return { range, isDistinctive, hasMark }
}

/** The name that ends at most `reach` signs before a position. */
export function nameBefore(signs: readonly Sign[], to: number, reach: number): AccountName | null {
  let end = to
  while (to - end < reach && end > 0 && !isAlphanumeric(signs[end - 1])) {
    if (signs[end - 1]?.kind === 'WALL') return null
    end -= 1
  }
  let start = end
  while (end - start < LONGEST && isNameSign(signs[start - 1])) start -= 1
  const found = isNameSign(signs[start]) ? nameFrom(signs, start) : null
  return found && { ...found, hasMark: signs[start - 1]?.plain === '@' }
}

function nameFrom(signs: readonly Sign[], start: number): Omit<AccountName, 'hasMark'> | null {
  let end = start
  while (end - start < LONGEST && isNameSign(signs[end])) end += 1
  const text = textOf(signs, start, end).replace(/[._-]+$/, '')
  if (text.length < SHORTEST || !/[a-z]/.test(text) || WORDS.test(text) || PRODUCTS.test(text))
    return null
  return { range: [start, start + text.length], isDistinctive: /[\d_.]/.test(text) }
}

/** j i n j u 7 */
function spacedFrom(signs: readonly Sign[], start: number): Omit<AccountName, 'hasMark'> | null {
  let at = start
  while (at - start < LONGEST && isNameSign(signs[at]) && signs[at + 1]?.plain === ' ') at += 2
  if (isNameSign(signs[at]) && !isNameSign(signs[at + 1])) at += 1
  else at -= 1
  const text = textOf(signs, start, at).replaceAll(' ', '')
  if (text.length <= SHORTEST || !/[a-z]/.test(text)) return null
  return { range: [start, at], isDistinctive: true }
}

const textOf = (signs: readonly Sign[], from: number, to: number) =>
  signs
    .slice(from, to)
    .map(({ plain }) => plain)
    .join('')

const isNameSign = (sign: Sign | undefined) => sign !== undefined && NAME_SIGNS.has(sign.plain)

const isAlphanumeric = (sign: Sign | undefined) =>
  sign !== undefined && ALPHANUMERIC.has(sign.plain)
