import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { openDatabase } from '#backend/db/open-database.ts'
import { DiskStore } from '#backend/media/disk-store.ts'
import { bundleProgram } from '#tests/support/bundle-program.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.mjs'
import { listenForCommands } from './control-socket.ts'

const root = makeTemporaryFolder('back-up-')
const dataDir = join(root, 'data')
const backup = join(root, 'duson.tar.gz')
const silent = { info: () => undefined, warn: () => undefined }

let database: Database
let stopListening: () => void
/** The last number whose transaction has been confirmed. */
let confirmed = 0
let isWriting = true
let writing: Promise<void>
/** Rows that are written before the backup begins and after its moment. */
const SOME = 50

beforeAll(async () => {
  database = await openDatabase({ dataDir })
  await sql`create table kysely_migration (name text, timestamp text)`.execute(database.kysely)
  await sql`create table firsts (n int primary key)`.execute(database.kysely)
  await sql`create table seconds (n int primary key, body text)`.execute(database.kysely)
  writeFileSync(join(dataDir, 'keys.json'), '{"keys":"비밀"}')
  stopListening = listenForCommands({ dataDir, mediaUrl: undefined, database, log: silent })
  writing = write()
  while (confirmed < SOME) await writeMore()
})

afterAll(async () => {
  rmSync(root, { recursive: true, force: true })
})

const writeMore = () => new Promise((resolve) => setImmediate(resolve))

/** The database has the copy to itself while it is made: whatever is confirmed later is not in it. */
const isCopied = () =>
  readdirSync(dataDir).some(
    (name) => name.startsWith('.snapshot') && existsSync(join(dataDir, name, 'db')),
  )

/**
 * As the product does: the picture first, then both rows in one transaction. It goes on until the moment of the backup is
 * over, not until everything is packed: what it writes is packed and unpacked by all tests.
 */
async function write(): Promise<void> {
  const store = new DiskStore(join(dataDir, 'media'))
  let last = Number.POSITIVE_INFINITY
  for (let n = 1; isWriting && n <= last; n += 1) {
    await store.put(`listing/${n % 10}/${n}.webp`, Buffer.from(`사진 ${n}`))
    await database.kysely.transaction().execute(async (transaction) => {
      await sql`insert into firsts values (${n})`.execute(transaction)
      await writeMore()
      await sql`insert into seconds values (${n}, repeat('글', 500))`.execute(transaction)
    })
    confirmed = n
    if (last === Number.POSITIVE_INFINITY && isCopied()) last = n + SOME
  }
}

/** Runs a command of the server as another process does. */
async function run(program: string, words: string[], variables: Record<string, string> = {}) {
  const file = await bundleProgram(program)
  return new Promise<{ status: number; said: string }>((done) => {
    execFile(
      process.execPath,
      [file, ...words],
      { env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, ...variables } },
      (error, out, err) => {
        const status = error ? Number(error.code) : 0
        done({ status, said: `${out}${err}` })
      },
    )
  })
}

const restored = (name: string) => join(root, name)

describe('백업', () => {
  it('서버가 쓰는 동안의 한 순간을 그대로 담는다', async () => {
    const before = confirmed
    const { status, said } = await run('server/back-up.ts', [backup])
    isWriting = false
    await writing
    const after = confirmed
    expect(said).toContain('백업을 마쳤어요')
    expect(status).toBe(0)
    // It was read while rows were written, not before and not after.
    expect(after).toBeGreaterThan(before)

    const place = restored('one')
    const answer = await run('server/restore.ts', [backup], { DATA_DIR: place })
    expect(answer.said).toContain('백업을 되돌렸어요')
    expect(answer.status).toBe(0)
    const copy = await openDatabase({ dataDir: place })
    const { rows } = await sql<{ n: number; body: string | null }>`
      select firsts.n, body from firsts full join seconds using (n) order by n`.execute(copy.kysely)
    await copy.close()
    expect(rows.length).toBeGreaterThanOrEqual(before)
    expect(rows.length).toBeLessThan(after)
    expect(rows).toEqual(rows.map((_, at) => ({ n: at + 1, body: '글'.repeat(500) })))
    for (const { n } of rows)
      expect(await readFile(join(place, `media/listing/${n % 10}/${n}.webp`), 'utf8')).toBe(
        `사진 ${n}`,
      )
    expect(readFileSync(join(place, 'keys.json'), 'utf8')).toBe('{"keys":"비밀"}')
  })

  it('주인만 읽을 수 있고, 곁에 아무것도 남기지 않는다', async () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    const names = await readdir(dataDir)
    expect(names.filter((name) => name.startsWith('.snapshot'))).toEqual([])
    expect(await readdir(root)).not.toContainEqual(expect.stringContaining('.partial'))
  })

  it('쓸 수 없는 곳이면 한 문장으로 끝난다', async () => {
    const { status, said } = await run('server/back-up.ts', [join(root, 'nowhere/duson.tar.gz')])
    expect(said).toContain('FILE: cannot use')
    expect(said).not.toContain('\n    at ')
    expect(status).toBe(73)
    expect((await readdir(dataDir)).filter((name) => name.startsWith('.snapshot'))).toEqual([])
  })

  it('PostgreSQL에는 그 도구를 쓰라고 한다', async () => {
    const to = { DATABASE_URL: 'postgresql://duson@127.0.0.1/duson' }
    for (const program of ['server/back-up.ts', 'server/restore.ts'])
      expect(await run(program, [backup], to)).toMatchObject({ status: 78 })
  })
})

describe('되돌리기', () => {
  it('서버가 켜져 있으면 하지 않는다', async () => {
    const { status, said } = await run('server/restore.ts', [backup, '--replace'])
    expect(said).toContain('이미 사용하고 있습니다')
    expect(status).toBe(73)
  })

  it('이미 데이터가 있으면 하지 않고, --replace면 그 데이터를 옆에 남긴다', async () => {
    const place = restored('one')
    const refused = await run('server/restore.ts', [backup], { DATA_DIR: place })
    expect(refused).toMatchObject({ status: 73, said: expect.stringContaining('--replace') })
    writeFileSync(join(place, 'keys.json'), '{"keys":"그전"}')
    const { status } = await run('server/restore.ts', [backup, '--replace'], { DATA_DIR: place })
    expect(status).toBe(0)
    const aside = (await readdir(place)).find((name) => name.startsWith('before-restore-'))
    expect((await readdir(join(place, String(aside)))).sort()).toEqual(['db', 'keys.json', 'media'])
    expect(readFileSync(join(place, String(aside), 'keys.json'), 'utf8')).toContain('그전')
    expect(readFileSync(join(place, 'keys.json'), 'utf8')).toContain('비밀')
  })

  const whole = () => readFileSync(backup)
  it.each([
    ['끊긴 파일', () => whole().subarray(0, whole().length / 2)],
    ['다른 파일', () => Buffer.from('백업이 아니에요')],
    [
      '한 글자가 바뀐 파일',
      () => {
        const bytes = gunzipSync(whole())
        bytes.write('조작', bytes.indexOf(Buffer.from('비밀')))
        return gzipSync(bytes, { level: 1 })
      },
    ],
  ])('%s이면 하지 않고 아무것도 바꾸지 않는다', async (_what, bytes) => {
    const file = join(root, 'broken.tar.gz')
    writeFileSync(file, bytes())
    const place = restored('two')
    await mkdir(place, { recursive: true })
    const { status, said } = await run('server/restore.ts', [file], { DATA_DIR: place })
    expect(said).toContain('온전한 백업 파일이 아닙니다')
    expect(status).toBe(65)
    expect(await readdir(place)).toEqual([])
  })

  it('더 새로운 버전의 백업이면 하지 않는다', async () => {
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(database.kysely)
    stopListening()
    await database.close()
    const later = join(root, 'later.tar.gz')
    expect(await run('server/back-up.ts', [later])).toMatchObject({ status: 0 })
    const { status, said } = await run('server/restore.ts', [later], { DATA_DIR: restored('two') })
    expect(said).toContain('더 새로운 버전')
    expect(status).toBe(65)
    expect(await readdir(restored('two'))).toEqual([])
  })
})
