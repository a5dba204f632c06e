import { maskName, maskPhoneNo } from '#contracts/masks.ts'

/** What a canary is; it decides where it may not be. */
export type Kind =
  | 'phone'
  /** Of somebody else, whom a user looked up: it is kept nowhere, and shown masked. */
  | 'looked-up phone'
  | 'name'
  | 'birth date'
  | 'resident number'
  | 'one-time code'
  | 'token'
  | 'access token'
  | 'session cookie'
  | 'device'
  | 'social id'
  | 'recommend code'
  | 'authorisation code'

/** Something personal or secret that was planted, unusual enough that a match is no coincidence. */
export interface Canary {
  kind: Kind
  /**
   * A phone number in digits, looked up or not, a birth date as 'YYYY-MM-DD', a resident number as 'YYMMDD-N'; anything else unchanged.
   */
  value: string
}

/**
 * Where something was read: the log, an address (also Location and Referer), a page of an anonymous visitor, any response
 * to the user themselves, a row of the database, a file of the data folder.
 */
export type Place = 'LOG' | 'ADDRESS' | 'PAGE' | 'ANSWER' | 'ROW' | 'FILE'

export interface Trace {
  place: Place
  where: string
  text: string
}

const SECRETS = [
  'resident number',
  'one-time code',
  'token',
  'session cookie',
  'looked-up phone',
] as const
const EVERYTHING: readonly Kind[] = [
  ...SECRETS,
  'phone',
  'name',
  'birth date',
  'access token',
  'device',
  'social id',
  'recommend code',
  'authorisation code',
]

const FORBIDDEN: Record<Place, readonly Kind[]> = {
  LOG: EVERYTHING,
  ADDRESS: EVERYTHING,
  PAGE: EVERYTHING,
  // Of their own data users see masks and the access token (GET /api/session); a proof of identity is never returned.
  ANSWER: [...SECRETS, 'authorisation code'],
  // The data of an account is stored; what only proves something is stored as a hash, or not at all.
  ROW: [...SECRETS, 'access token', 'authorisation code'],
  // Not the codes: the sandbox shows the texts it was given, so they are in its table.
  FILE: ['resident number', 'looked-up phone', 'token', 'access token', 'session cookie'],
}

/**
 * Finds canaries where they may not be, in the forms that careless code would write: with other separators,
 * masked, percent-encoded, escaped as JSON or HTML does, in base64 or hex, alone or within something longer.
 *
 * @returns one sentence each; empty when nothing leaked
 */
export function findCanaries(canaries: readonly Canary[], traces: readonly Trace[]): string[] {
  const found = new Set<string>()
  const searched = canaries.map((canary) => ({ canary, finder: finderOf(canary) }))
  const search = searchForAll(searched.map(({ finder }) => finder.hints))
  for (const { place, where, text } of traces) {
    const read = place === 'ADDRESS' ? unfolded(text) : text
    for (const index of search(read)) {
      const { canary, finder } = searched[index] ?? {}
      if (!canary || !FORBIDDEN[place].includes(canary.kind)) continue
      const hit = finder?.exec(read)
      if (!hit) continue
      const around = read.slice(Math.max(0, hit.index - 60), hit.index + hit[0].length + 60)
      found.add(`${canary.kind} ${canary.value} in ${place} (${where}): …${around}…`)
    }
  }
  return [...found]
}

/** By so many letters a text is compared with all hints at once. */
const WINDOW = 4
const BUCKETS = 2 ** 16
const roll = (before: number, letter: number) => (Math.imul(before, 31) + letter) | 0
/** A letter at a place, A as a. */
const letterAt = (text: string, at: number) => {
  const letter = text.charCodeAt(at)
  return letter >= 0x41 && letter <= 0x5a ? letter + 0x20 : letter
}
/** What a letter counts when it leaves the window. */
const LEAVING = 31 ** WINDOW
const bucketOf = (value: number) => (value ^ (value >>> 16)) & (BUCKETS - 1)

/**
 * A search for many at once: with a database of a hundred megabytes, and some hundred secrets in ten forms each, one search
 * for each form would take longer than the walk.
 *
 * @returns a function that gives the numbers of those of whom a hint stands in a text, in capitals or not
 */
function searchForAll(hints: readonly (readonly string[])[]): (text: string) => Iterable<number> {
  const buckets: { hint: string; index: number }[][] = []
  const isUsed = new Uint8Array(BUCKETS)
  for (const [index, ofOne] of hints.entries())
    for (const hint of ofOne.map((one) => one.toLowerCase())) {
      if (hint.length < WINDOW) throw new Error(`too short to be searched for: ${hint}`)
      let value = 0
      for (let at = 0; at < WINDOW; at += 1) value = roll(value, letterAt(hint, at))
      const bucket = bucketOf(value)
      isUsed[bucket] = 1
      buckets[bucket] = [...(buckets[bucket] ?? []), { hint, index }]
    }
  return (text) => {
    const shown = new Set<number>()
    let value = 0
    for (let at = 0; at < text.length; at += 1) {
      value = roll(value, letterAt(text, at))
      const start = at - WINDOW + 1
      if (start < 0) continue
      if (start > 0) value = (value - Math.imul(letterAt(text, start - 1), LEAVING)) | 0
      const bucket = bucketOf(value)
      if (isUsed[bucket] !== 1) continue
      for (const { hint, index } of buckets[bucket] ?? [])
        if (!shown.has(index) && text.slice(start, start + hint.length).toLowerCase() === hint)
          shown.add(index)
    }
    return shown
  }
}

/** Whether a text has a canary in it at all, wherever that may be. */
export const shows = (canary: Canary, text: string) => finderOf(canary).exec(text) !== null

/** The address, and what it says once and twice decoded. */
function unfolded(address: string): string {
  const once = decoded(address)
  return [address, once, decoded(once)].join('\n')
}

/** An address as a user would read it. */
export function decoded(text: string): string {
  return text
    .replaceAll('+', ' ')
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'),
    )
}

function finderOf({ kind, value }: Canary): Finder {
  switch (kind) {
    case 'phone':
      return phonePattern(value)
    case 'looked-up phone':
      return phonePattern(value, false)
    case 'name':
      return anyOf([...formsOfName(value), maskName(value)])
    case 'birth date':
      return datePattern(value)
    case 'resident number': {
      const [pre = '', post = ''] = value.split('-')
      // Not within a longer number, such as the seed of a drawn picture, or a random id in hex.
      const forms = [`(?<!\\d)${pre}[-\\s]${post}`, `(?<![a-f\\d])${pre}${post}`, alone(pre)]
      return withHints([pre], new RegExp(forms.join('|')))
    }
    case 'one-time code':
    case 'recommend code':
      return withHints([value], new RegExp(alone(value)))
    default:
      return anyOf(formsOfSecret(value))
  }
}

/** Not a part of a longer number or word. */
const alone = (text: string) => `(?<![A-Za-z\\d])${text}(?![A-Za-z\\d])`

/** @param withMask whether the masked number counts too */
function phonePattern(digits: string, withMask = true): Finder {
  const parts = [digits.slice(1, 3), digits.slice(3, -4), digits.slice(-4)]
  const encoded = encodings(digits)
  const forms = [digits, parts.join('-'), ...encoded].map(literal)
  // '010', '+82 10' and '82-10' alike
  const separated = parts.join('[-.\\s]?')
  const masked = withMask ? [literal(maskPhoneNo(digits).slice(3))] : []
  return withHints(
    [digits.slice(-4), ...encoded],
    new RegExp([...forms, separated, ...masked].join('|'), 'i'),
  )
}

function datePattern(date: string): Finder {
  const [year = '', month = '', day = ''] = date.split('-')
  const plain = (part: string) => `0?${Number(part)}`
  const forms = [
    alone(`${year}${month}${day}`),
    `${year}[-./]\\s?${plain(month)}[-./]\\s?${plain(day)}(?!\\d)`,
    `${year}년\\s?${plain(month)}월\\s?${plain(day)}일`,
  ]
  return withHints([year], new RegExp(forms.join('|')))
}

/** The end of a signed token is unique, its beginning is common to all; twenty letters identify it. */
function formsOfSecret(value: string): string[] {
  const last = value.split('.').at(-1) ?? ''
  const own = last.length >= 16 ? last : value
  return [value, own.slice(0, 20), ...encodings(own.slice(0, 20))]
}

function formsOfName(name: string): string[] {
  const units = [...name].map((letter) => letter.charCodeAt(0))
  const hex = units.map((unit) => unit.toString(16).padStart(4, '0'))
  const once = encodeURIComponent(name)
  const escaped = [
    hex.map((unit) => `\\u${unit}`).join(''),
    hex.map((unit) => `\\u${unit.toUpperCase()}`).join(''),
    hex.map((unit) => `&#x${unit};`).join(''),
    hex.map((unit) => `&#x${unit.toUpperCase()};`).join(''),
    units.map((unit) => `&#${unit};`).join(''),
  ]
  const inAddresses = [once, once.toLowerCase(), encodeURIComponent(once)]
  return [name, name.normalize('NFD'), ...inAddresses, ...escaped, ...encodings(name)]
}

/** As hex, and as base64 at each offset in a longer text. */
function encodings(text: string): string[] {
  const base64 = [0, 1, 2].map((before) => {
    const whole = Buffer.from('\0'.repeat(before) + text).toString('base64')
    const cut = whole.slice(before === 0 ? 0 : before + 1).replace(/=+$/, '')
    // The last letter depends on what follows.
    return cut.slice(0, -1)
  })
  const ofUrls = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))
  return [Buffer.from(text).toString('hex'), ...new Set([...base64, ...ofUrls])]
}

/** The position of something in a text. */
interface Finder {
  /** One of them stands in each text that has it. */
  hints: readonly string[]
  exec(text: string): { index: number; 0: string } | null
}

function anyOf(forms: readonly string[]): Finder {
  return {
    hints: forms,
    exec(text) {
      const form = forms.find((one) => text.includes(one))
      return form === undefined ? null : { index: text.indexOf(form), 0: form }
    },
  }
}

const withHints = (hints: readonly string[], expression: RegExp): Finder => ({
  hints,
  exec: (text) => expression.exec(text),
})

const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
