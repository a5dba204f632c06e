import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { bundleProgram } from '#tests/support/bundle-program.ts'
import { layOutCluster } from '#tests/support/test-database.ts'

const root = mkdtempSync(join(tmpdir(), 'start-failures-'))
const file = join(root, 'a-file')
writeFileSync(file, '')
/** Of a version that this server does not read. */
const otherVersion = join(root, 'other-version')
mkdirSync(join(otherVersion, 'db'), { recursive: true })
writeFileSync(join(otherVersion, 'db/PG_VERSION'), '12\n')
/** The file of an unfinished restore. */
const halfRestored = join(root, 'half-restored')
mkdirSync(join(halfRestored, 'db'), { recursive: true })
writeFileSync(join(halfRestored, 'db/PG_VERSION'), '18\n')

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Starts the hosts, which open what the server opens, and waits until they have ended. */
async function start(variables: Record<string, string>) {
  const child = spawn(process.execPath, [await bundleProgram('server/hosts.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      SEED: 'none',
      SANDBOX: '1',
      DATA_DIR: join(root, 'data'),
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [status] = await once(child, 'close')
  return { status, said }
}

describe('a start that cannot succeed ends with one sentence and its status', () => {
  it.each([
    [73, 'DATA_DIR', { DATA_DIR: join(file, 'data') }],
    [65, 'PostgreSQL 12', { DATA_DIR: otherVersion }],
    [65, 'DATA_DIR', { DATA_DIR: halfRestored }],
    [78, 'DATABASE_URL', { DATABASE_URL: 'mysql://duson:secret-word@127.0.0.1/duson' }],
    [78, 'DATABASE_URL', { DATABASE_URL: 'postgresql://duson:secret-word@127.0.0.1:port/duson' }],
    [78, 'REDIS_URL', { REDIS_URL: 'http://127.0.0.1:6379', KEYS: '{}' }],
  ])('%i, naming %s', async (expected, named, variables) => {
    const { status, said } = await start(variables)
    expect(said).toContain(named)
    expect(said).not.toContain('\n    at ')
    expect(said).not.toContain('secret-word')
    expect(status).toBe(expected)
  })

  it('69, naming the port that is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const dataDir = mkdtempSync(join(root, 'data-'))
    await layOutCluster(dataDir)
    const { status, said } = await start({ HOSTS_PORT: String(port), DATA_DIR: dataDir })
    holder.close()
    expect(said).toBe(
      `HOSTS_PORT, HOST: cannot listen on 127.0.0.1:${port}: another process does already.\n`,
    )
    expect(status).toBe(69)
  })
})
