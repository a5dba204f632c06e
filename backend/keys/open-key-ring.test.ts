import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import { openKeyRing } from './open-key-ring.ts'
import { rotateKeys } from './rotate-keys.ts'
import { KeysError, newKeys } from './stored-keys.ts'

const START = new Date('2026-11-21T03:00:00Z')
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'keys-'))
const newFolder = () => path.join(root, randomUUID())
const claims = { userSeq: 1001, role: 'USER', sessionId: 'session', generation: 1 } as const

afterAll(() => fs.rmSync(root, { recursive: true, force: true }))

/** A clock that the test moves. */
function clock() {
  let time = START.getTime()
  return {
    now: () => new Date(time),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

const halfHour = (issuedAt: Date) => ({
  issuedAt,
  expiresAt: new Date(issuedAt.getTime() + 1_800_000),
})

const kidOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid

describe('the keys of the data folder', () => {
  it('are created on first start, readable by the server alone, and found again', async () => {
    const dataDir = newFolder()
    const { now } = clock()
    const first = await openKeyRing({ dataDir, now })
    const file = path.join(dataDir, 'keys.json')
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    expect(fs.readdirSync(dataDir)).toEqual(['keys.json'])

    const second = await openKeyRing({ dataDir, now })
    const token = await first.signAccessToken(claims, halfHour(now()))
    expect(await second.verifyAccessToken(token, now())).toMatchObject(claims)
    expect(second.cookieSecrets).toEqual(first.cookieSecrets)
    expect(second.refreshSuccessor('a')).toBe(first.refreshSuccessor('a'))
    expect(second.pseudonym('ci', 'a')).toBe(first.pseudonym('ci', 'a'))
  })

  it('are the same for several that start at once', async () => {
    const dataDir = newFolder()
    const { now } = clock()
    const rings = await Promise.all(Array.from({ length: 8 }, () => openKeyRing({ dataDir, now })))
    expect(new Set(rings.map((ring) => ring.cookieSecrets[0])).size).toBe(1)
    expect(fs.readdirSync(dataDir)).toEqual(['keys.json'])
  })

  it('are not created again when the file is broken: the error tells the operator', async () => {
    const dataDir = newFolder()
    const { now } = clock()
    await openKeyRing({ dataDir, now })
    const file = path.join(dataDir, 'keys.json')
    const whole = fs.readFileSync(file, 'utf8')
    const secret = JSON.parse(whole).refreshSecret as string
    for (const broken of [
      '',
      '{',
      whole.slice(0, 200),
      whole.replace('"version": 1', '"version": 9'),
    ]) {
      fs.writeFileSync(file, broken)
      const failure = await openKeyRing({ dataDir, now }).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(KeysError)
      expect(failure).toMatchObject({ exitCode: 78 })
      expect(String(failure)).toContain(file)
      expect(String(failure)).not.toContain(secret)
      expect(fs.readFileSync(file, 'utf8')).toBe(broken)
    }
  })

  it('rotate with overlap after 90 days', async () => {
    const dataDir = newFolder()
    const { now, pass } = clock()
    const ring = await openKeyRing({ dataDir, now })
    const { cookieSecrets } = ring
    const [oldSecret] = cookieSecrets
    pass(90 * DAY_MS - 1_000)
    const old = await ring.signAccessToken(claims, halfHour(now()))
    pass(1_000)
    const fresh = await ring.signAccessToken(claims, halfHour(now()))
    expect(kidOf(fresh)).not.toBe(kidOf(old))
    expect(await ring.verifyAccessToken(old, now())).toMatchObject(claims)
    expect(await ring.verifyAccessToken(fresh, now())).toMatchObject(claims)
    // A holder of the secrets array has the new ones without reading it again.
    expect(cookieSecrets).toHaveLength(2)
    expect(cookieSecrets[1]).toBe(oldSecret)

    const restarted = await openKeyRing({ dataDir, now })
    expect(await restarted.verifyAccessToken(old, now())).toMatchObject(claims)
    expect(await restarted.verifyAccessToken(fresh, now())).toMatchObject(claims)

    pass(1_799_000)
    expect(await ring.verifyAccessToken(old, now())).toBe('EXPIRED')
    pass(61 * DAY_MS)
    // A token signed with a replaced key is not accepted.
    const forged = await ring.signAccessToken(claims, halfHour(now()))
    expect(kidOf(forged)).toBe(kidOf(fresh))
    expect(
      await ring.verifyAccessToken(old, new Date(START.getTime() + 90 * DAY_MS + HOUR_MS)),
    ).toBe('EXPIRED')
    expect(await ring.verifyAccessToken(old, now())).toBe('INVALID')
    expect(cookieSecrets).not.toContain(oldSecret)
  })

  it('rotate at start, and once for several that share the folder', async () => {
    const dataDir = newFolder()
    const { now, pass } = clock()
    const early = await openKeyRing({ dataDir, now })
    pass(100 * DAY_MS)
    const late = await openKeyRing({ dataDir, now })
    const tokens = [
      await late.signAccessToken(claims, halfHour(now())),
      await early.signAccessToken(claims, halfHour(now())),
    ]
    expect(new Set(tokens.map(kidOf)).size).toBe(1)
  })

  it('stay in use when the file cannot be replaced', async () => {
    const dataDir = newFolder()
    const { now, pass } = clock()
    const ring = await openKeyRing({ dataDir, now })
    const before = await ring.signAccessToken(claims, halfHour(now()))
    fs.writeFileSync(path.join(dataDir, 'keys.json'), 'broken')
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    pass(91 * DAY_MS)
    const after = await ring.signAccessToken(claims, halfHour(now()))
    expect(kidOf(after)).toBe(kidOf(before))
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })

  it('never rotate the secrets of refresh tokens and pseudonyms', async () => {
    const dataDir = newFolder()
    const { now, pass } = clock()
    const ring = await openKeyRing({ dataDir, now })
    const before = [ring.refreshSuccessor('a'), ring.pseudonym('ci', 'a')]
    pass(1_000 * DAY_MS)
    await ring.signAccessToken(claims, halfHour(now()))
    expect([ring.refreshSuccessor('a'), ring.pseudonym('ci', 'a')]).toEqual(before)
  })
})

describe('keys of the environment', () => {
  it('are the same for every server, and leave the folder alone', async () => {
    const keys = JSON.stringify(newKeys(START))
    const { now } = clock()
    const dataDir = newFolder()
    const one = await openKeyRing({ dataDir, keys, now })
    const other = await openKeyRing({ dataDir: newFolder(), keys, now })
    const token = await one.signAccessToken(claims, halfHour(now()))
    expect(await other.verifyAccessToken(token, now())).toMatchObject(claims)
    expect(fs.existsSync(dataDir)).toBe(false)
  })

  it('stay as they are, however old', async () => {
    const { now, pass } = clock()
    const ring = await openKeyRing({
      dataDir: newFolder(),
      keys: JSON.stringify(newKeys(START)),
      now,
    })
    const before = await ring.signAccessToken(claims, halfHour(now()))
    pass(400 * DAY_MS)
    const after = await ring.signAccessToken(claims, halfHour(now()))
    expect(kidOf(after)).toBe(kidOf(before))
  })

  it('that start in the future verify first and sign from then on, so that all servers know them by then', async () => {
    const { now, pass } = clock()
    const old = newKeys(START)
    pass(90 * DAY_MS)
    const rotated = rotateKeys(old, now(), { from: new Date(now().getTime() + DAY_MS) })
    const behind = await openKeyRing({ dataDir: newFolder(), keys: JSON.stringify(old), now })
    const ahead = await openKeyRing({ dataDir: newFolder(), keys: JSON.stringify(rotated), now })
    const early = await ahead.signAccessToken(claims, halfHour(now()))
    expect(await behind.verifyAccessToken(early, now())).toMatchObject(claims)
    expect(ahead.cookieSecrets[0]).toBe(behind.cookieSecrets[0])
    pass(DAY_MS)
    const late = await ahead.signAccessToken(claims, halfHour(now()))
    expect(kidOf(late)).not.toBe(kidOf(early))
    expect(ahead.cookieSecrets[1]).toBe(behind.cookieSecrets[0])
  })

  it.each([
    ['no JSON', 'secret'],
    ['no keys', '{"version":1,"signingKeys":[]}'],
    ['a key that cannot sign', JSON.stringify(newKeys(START)).replace(/"d":"[^"]+"/, '"d":"AAAA"')],
  ])('%s: the error tells the operator', async (_what, keys) => {
    const opening = openKeyRing({ dataDir: newFolder(), keys, now: clock().now })
    await expect(opening).rejects.toThrow(/KEYS/)
  })
})

it('keys in memory leave nothing on the disk', async () => {
  await openKeyRing({ dataDir: 'memory://', now: clock().now })
  expect(fs.existsSync('memory:')).toBe(false)
})
