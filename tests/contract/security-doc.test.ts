import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SOCKET_SETTINGS } from '#backend/chat/socket/settings.ts'
import { KEY_SERVES_MILLISECONDS } from '#backend/keys/rotate-keys.ts'
import { LIMIT_RULES } from '#backend/limits/rules.ts'
import { DECODE_BYTES } from '#backend/media/picture-limits.ts'
import { PACE_LIMITS } from '#backend/media/upload/upload-pace.ts'
import { SLOT_LIMITS } from '#backend/media/upload/upload-slots.ts'
import { SMS_CODE_RULES } from '#contracts/account-constants.ts'
import { ACTION_LOG } from '#contracts/action-log.ts'
import { CHAT_RULES, PICTURE_RULES } from '#contracts/chat-constants.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import { MAX_KEYWORD_LENGTH, MAX_PAGE, PAGE_SIZE } from '#contracts/search-limits.ts'
import { SECOND_FACTOR_RULES } from '#contracts/second-factor-rules.ts'
import { SESSION_RULES } from '#contracts/session-rules.ts'
import { HTTP_LIMITS } from '../../server/http-limits.ts'

const DOCUMENT = 'docs/security.md'

/** Every requirement of level 1 of OWASP ASVS 5.0.0. */
const LEVEL_1 = `
  1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1
  2.1.1 2.2.1 2.2.2 2.3.1
  3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3
  4.1.1 4.4.1
  5.2.1 5.2.2 5.3.1 5.3.2
  6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2
  7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2
  8.1.1 8.2.1 8.2.2 8.3.1
  9.1.1 9.1.2 9.1.3 9.2.1
  10.4.1 10.4.2 10.4.3 10.4.4 10.4.5
  11.3.1 11.3.2 11.4.1
  12.1.1 12.2.1 12.2.2
  13.4.1
  14.2.1 14.3.1
  15.1.1 15.2.1 15.3.1
`
  .trim()
  .split(/\s+/)

const STATES = ['met', 'not applicable', 'not met']

interface Row {
  number: string
  state: string
  how: string
  test: string
}

const text = readFileSync(DOCUMENT, 'utf8')

const rows: Row[] = text.split('\n').flatMap((line) => {
  const [number = '', , state = '', how = '', test = ''] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
  return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, state, how, test }] : []
})

/** `tests/a.test.ts` «its title», anywhere in the document. */
const quoted = [...text.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)` «([^»]+)»/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
)

/** Folders that documents name files of. */
const named = [
  ...text.matchAll(/`((?:\.ci|app|backend|contracts|docs|scripts|server|tests)\/[\w$./[\]-]*\w)`/g),
].map(([, file = '']) => file)

describe('docs/security.md', () => {
  it('lists each requirement once, in order, and no other', () => {
    expect(LEVEL_1).toHaveLength(70)
    expect(rows.map(({ number }) => number)).toEqual(LEVEL_1)
  })

  it('says of each whether it is met, and why', () => {
    for (const { number, state, how } of rows) {
      expect(STATES, number).toContain(state)
      expect(how.length, number).toBeGreaterThan(10)
    }
  })

  it('names a test, or says why there is none, where a requirement is met', () => {
    for (const { number, state, test } of rows)
      if (state === 'met') expect(test, number).toMatch(/«|^none: ./)
  })

  it('quotes tests that exist, by their titles', () => {
    expect(quoted.length).toBeGreaterThan(60)
    const missing = quoted.filter(
      ({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
    )
    expect(missing).toEqual([])
  })

  it('names no test without one of its titles', () => {
    for (const { number, test } of rows) {
      const files = test.match(/`[^`]+\.(?:test|spec)\.tsx?`/g) ?? []
      const titles = test.match(/«[^»]+»/g) ?? []
      expect(titles.length, number).toBeGreaterThanOrEqual(files.length)
    }
  })

  it('names files and folders that exist', () => {
    expect(named.length).toBeGreaterThan(60)
    expect([...new Set(named)].filter((file) => !existsSync(file))).toEqual([])
  })
})

const KB = 1024
const MB = 1024 * KB

/** A limit's row, as the constants of the source say it. */
const LIMITS: [what: string, limit: string][] = [
  ['search', `${MAX_KEYWORD_LENGTH} characters; ${MAX_PAGE} pages of ${PAGE_SIZE} products`],
  ['a call of the action log', `${ACTION_LOG.maxBytes / KB} KB`],
  ['an address', `${HTTP_LIMITS.addressBytes / KB} KB, ${HTTP_LIMITS.pathSlashes} slashes`],
  ['the head of a request', `${HTTP_LIMITS.headBytes / KB} KB, ${HTTP_LIMITS.headMs / 1_000} s`],
  [
    'the body of a request',
    `${HTTP_LIMITS.bodyMs / 1_000} s; ${HTTP_LIMITS.uploadMs / 1_000} s for a file`,
  ],
  [
    'a connection',
    `one request under way; ${HTTP_LIMITS.idleMs / 1_000} s without a request, ${HTTP_LIMITS.stalledMs / 1_000} s without a byte of its answer`,
  ],
  ['connections without a request', `${grouped(HTTP_LIMITS.idleConnections)} of a process`],
  [
    'uploads at once',
    `${SLOT_LIMITS.inAll} of a process, ${SLOT_LIMITS.ofUser} of a person, ${SLOT_LIMITS.ofAddress} of an address; ${SLOT_LIMITS.waiting} wait for ${SLOT_LIMITS.waitMs / 1_000} s at most`,
  ],
  [
    'photos of listings',
    `${LISTING_PHOTO_RULES.perListing} of a listing, ${LISTING_PHOTO_RULES.bytes / MB} MB each; ${LIMIT_RULES.listingPhoto.points} an hour of a person; unused ones are deleted after ${LISTING_PHOTO_RULES.unusedDays} days`,
  ],
  [
    'the pace of an upload',
    `${PACE_LIMITS.bytes / KB} KB in each ${PACE_LIMITS.stretchMs / 1_000} s, ${grouped(PACE_LIMITS.wholeMs / 1_000)} s in all`,
  ],
  [
    'a picture',
    `${grouped(PICTURE_RULES.side)} pixels a side, ${PICTURE_RULES.pixels / 1e6} million in all, ${PICTURE_RULES.avifPixels / 1e6} million in AVIF`,
  ],
  ['pictures that are unpacked at once', `${DECODE_BYTES / MB} MB`],
  [
    'chat upgrades of a person',
    `${SOCKET_SETTINGS.personUpgradesPerSecond} a second, ${SOCKET_SETTINGS.personUpgradeBurst} at once`,
  ],
  [
    "an operator's second factor",
    `${SECOND_FACTOR_RULES.validHours} h in a session; ${SECOND_FACTOR_RULES.tries} wrong codes in ${SECOND_FACTOR_RULES.windowMinutes} min lock codes for ${SECOND_FACTOR_RULES.lockMinutes} min`,
  ],
  [
    'a code by text',
    `${SMS_CODE_RULES.digits} digits, ${SMS_CODE_RULES.lifetimeSeconds} s, ${SMS_CODE_RULES.tries} tries; another one after ${SMS_CODE_RULES.resendSeconds} s`,
  ],
  ['a chat message', `${grouped(CHAT_RULES.messageLength)} characters`],
  [
    'chat frames of a connection',
    `${CHAT_RULES.frameBytes / KB} KB; ${CHAT_RULES.framesPerSecond} a second, ${CHAT_RULES.frameBurst} at once; ${CHAT_RULES.badFrames} unreadable ones close it`,
  ],
  [
    'chat sockets',
    `${CHAT_RULES.connectionsPerPerson} of a person; ${CHAT_RULES.waitingBytes / MB} MB may wait for a slow reader`,
  ],
  [
    'chat upgrades of an address',
    `${SOCKET_SETTINGS.upgradesPerSecond} a second, ${SOCKET_SETTINGS.upgradeBurst} at once`,
  ],
  [
    'rooms that a person opens',
    `${CHAT_RULES.roomsPerDay} a day; ${CHAT_RULES.newAccountRoomsPerDay} a day in the first ${CHAT_RULES.newAccountDays} days of an account`,
  ],
  [
    'an uploaded file',
    `picture ${CHAT_RULES.imageBytes / MB} MB; video ${CHAT_RULES.videoBytes / MB} MB, ${CHAT_RULES.videoSeconds} s`,
  ],
  [
    'an access token',
    `${grouped(SESSION_RULES.accessTokenSeconds)} s, and no longer than its session`,
  ],
  ['a signing key, a cookie secret', `${KEY_SERVES_MILLISECONDS / DAY_MS} days, then an overlap`],
]

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}

function period(seconds: number): string {
  if (seconds % 3_600 === 0) return `${seconds / 3_600} h`
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}

const cells = text
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

describe('the limits in docs/security.md', () => {
  it.each(LIMITS)('%s: %s', (what, limit) => {
    expect(cells.find(([first]) => first === what)?.[1]).toBe(limit)
  })

  it('name every rate limit as it is, and no other', () => {
    const named = cells
      .filter(([first = '', , , last]) => /^`[a-z-]+`$/.test(first) && last !== undefined)
      .map(([rule, , most, time]) => [rule, most, time])
    expect(named).toEqual(
      Object.values(LIMIT_RULES).map(({ name, points, seconds }) => [
        `\`${name}\``,
        grouped(points),
        period(seconds),
      ]),
    )
  })
})
