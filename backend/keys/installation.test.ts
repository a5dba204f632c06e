import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedUser } from '#backend/demo/seed/builders/index.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Database } from '../db/database.ts'
import { openInstallationKeys } from './installation.ts'
import { rotateKeys } from './rotate-keys.ts'
import { KeysError, newKeys, parseKeys } from './stored-keys.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'installation-'))
let database: Database
let dataDir: string
let warnings: string[]

beforeAll(async () => {
  database = await createTestDatabase()
})

beforeEach(async () => {
  await database.kysely.deleteFrom('installation').execute()
  await database.kysely.deleteFrom('users').execute()
  dataDir = path.join(root, randomUUID())
  warnings = []
})

afterAll(async () => {
  await database?.close()
  fs.rmSync(root, { recursive: true, force: true })
})

const keyFile = () => path.join(dataDir, 'keys.json')
const start = (options: { keys?: string; newKeys?: boolean; now?: Date } = {}) =>
  openInstallationKeys({
    kysely: database.kysely,
    dataDir,
    keys: options.keys,
    newKeys: options.newKeys ?? false,
    now: () => options.now ?? NOW,
    log: { warn: (_fields: object, message: string) => void warnings.push(message) },
  })
const refusalOf = async (starting: Promise<unknown>) => {
  const failure = await starting.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(KeysError)
  expect(failure).toMatchObject({ exitCode: 78 })
  return String(failure)
}
const forget = () => fs.rmSync(keyFile())
const signUpMember = () => seedUser(database.kysely)

describe('keys that are missing', () => {
  it('are created where no member has signed up yet', async () => {
    await start()
    expect(fs.existsSync(keyFile())).toBe(true)
  })

  it('are not created beside a database with accounts, and the sentence says what to do', async () => {
    await start()
    await signUpMember()
    forget()
    const said = await refusalOf(start())
    expect(said).toContain(keyFile())
    expect(said).toContain('NEW_KEYS=1')
    expect(fs.existsSync(keyFile())).toBe(false)
  })

  it('nor beside one that an earlier version wrote', async () => {
    await signUpMember()
    await refusalOf(start())
    expect(fs.existsSync(keyFile())).toBe(false)
  })

  it('are created again after a first start that ended before there were users', async () => {
    await start()
    forget()
    await start()
    await signUpMember()
    await start()
  })

  it('are created where the operator requests it, and are required from then on', async () => {
    await start()
    await signUpMember()
    forget()
    await start({ newKeys: true })
    expect(warnings).toEqual(['new keys: everybody is signed out'])
    await start()
    await start({ newKeys: true })
    expect(warnings).toContain('NEW_KEYS is not needed any more')
  })
})

describe('existing keys', () => {
  it('are accepted for a database of an earlier version, and required from then on', async () => {
    await signUpMember()
    const own = JSON.stringify(newKeys(NOW))
    await start({ keys: own })
    await start({ keys: own })
    await refusalOf(start({ keys: JSON.stringify(newKeys(NOW)) }))
  })

  it('of another installation are refused, in the folder and in KEYS', async () => {
    await start()
    await signUpMember()
    const others = JSON.stringify(newKeys(NOW))
    const secret = parseKeys(others, 'others').pseudonymSecret
    const ofEnvironment = await refusalOf(start({ keys: others }))
    expect(ofEnvironment).toContain('KEYS')
    expect(ofEnvironment).not.toContain(secret)
    fs.writeFileSync(keyFile(), others)
    expect(await refusalOf(start())).toContain(keyFile())
  })

  it('are the same ones when they were rotated, or all replaced but pseudonymSecret', async () => {
    const own = newKeys(NOW)
    await start({ keys: JSON.stringify(own) })
    await signUpMember()
    const rotated = rotateKeys(own, NOW, { evenYoung: true })
    await start({ keys: JSON.stringify(rotated) })
    const { pseudonymSecret } = own
    await start({ keys: JSON.stringify({ ...newKeys(NOW), pseudonymSecret }) })
  })

  it('rotate in the folder after 90 days', async () => {
    await start()
    await signUpMember()
    await start({ now: new Date(NOW.getTime() + 91 * DAY_MS) })
    await start({ now: new Date(NOW.getTime() + 92 * DAY_MS) })
  })
})
