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
  for (const canary of canaries) {
    const pattern = patternOf(canary)
    for (const { place, where, text } of traces) {
      if (!FORBIDDEN[place].includes(canary.kind)) continue
      const read = place === 'ADDRESS' ? unfolded(text) : text
      const hit = pattern.exec(read)
      if (!hit) continue
      const around = read.slice(Math.max(0, hit.index - 60), hit.index + hit[0].length + 60)
      found.add(`${canary.kind} ${canary.value} in ${place} (${where}): …${around}…`)
    }
  }
  return [...found]
}

/** Whether a text has a canary in it at all, wherever that may be. */
export const shows = (canary: Canary, text: string) => patternOf(canary).exec(text) !== null

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

function patternOf({ kind, value }: Canary): Finder {
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
      return near(pre, new RegExp(forms.join('|')))
    }
    case 'one-time code':
    case 'recommend code':
      return near(value, new RegExp(alone(value)))
    default:
      return anyOf(formsOfSecret(value))
  }
}

/** Not a part of a longer number or word. */
const alone = (text: string) => `(?<![A-Za-z\\d])${text}(?![A-Za-z\\d])`

/** @param withMask whether the masked number counts too */
function phonePattern(digits: string, withMask = true): RegExp {
  const parts = [digits.slice(1, 3), digits.slice(3, -4), digits.slice(-4)]
  const forms = [digits, parts.join('-'), ...encodings(digits)].map(literal)
  // '010', '+82 10' and '82-10' alike
  const separated = parts.join('[-.\\s]?')
  const masked = withMask ? [literal(maskPhoneNo(digits).slice(3))] : []
  return new RegExp([...forms, separated, ...masked].join('|'), 'i')
}

function datePattern(date: string): RegExp {
  const [year = '', month = '', day = ''] = date.split('-')
  const plain = (part: string) => `0?${Number(part)}`
  return new RegExp(
    [
      alone(`${year}${month}${day}`),
      `${year}[-./]\\s?${plain(month)}[-./]\\s?${plain(day)}(?!\\d)`,
      `${year}년\\s?${plain(month)}월\\s?${plain(day)}일`,
    ].join('|'),
  )
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
  exec(text: string): { index: number; 0: string } | null
}

/** Faster than one expression of them all where the text is a database. */
function anyOf(forms: readonly string[]): Finder {
  return {
    exec(text) {
      const form = forms.find((one) => text.includes(one))
      return form === undefined ? null : { index: text.indexOf(form), 0: form }
    },
  }
}

/** An expression that is only tried where a part of it is. */
function near(part: string, expression: RegExp): Finder {
  return { exec: (text) => (text.includes(part) ? expression.exec(text) : null) }
}

const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
