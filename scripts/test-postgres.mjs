/**
 * Runs a command against a throwaway PostgreSQL:
 *
 *     node scripts/test-postgres.mjs                            the tests that are for PostgreSQL too
 *     node scripts/test-postgres.mjs -- npx vitest run backend
 *
 * The command gets TEST_DATABASE_URL. The cluster lives in a temporary folder, listens on loopback
 * only, has no fsync (but with PG_DURABLE=1, for measurements), and is gone when the command ends.
 */
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { POSTGRES_TESTS } from './postgres-tests.mjs'

const DEBIAN_FOLDER = '/usr/lib/postgresql'
/** Exit status when there is no PostgreSQL to run against (EX_UNAVAILABLE of sysexits.h). */
const UNAVAILABLE = 69
const USER = 'duson'
const SERVER_USER = 'postgres'
const MISSING =
  'PostgreSQL is missing: install it with `apt-get install postgresql`, or set PG_BIN to the folder of initdb and postgres.'

const [, , separator, ...given] = process.argv
if (separator !== undefined && (separator !== '--' || given.length === 0)) {
  fail('Usage: node scripts/test-postgres.mjs [-- <command> [arguments]]')
}
const command =
  separator === undefined
    ? [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...POSTGRES_TESTS]
    : given

const bin = findBinaries()
const identity = serverIdentity()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-postgres-'))
const data = path.join(folder, 'data')
let server
try {
  if (identity) fs.chownSync(folder, identity.uid, identity.gid)
  initialise()
  const port = await findFreePort()
  server = startServer(port)
  await waitUntilReady(port)
  const url = `postgresql://${USER}@127.0.0.1:${port}/postgres`
  process.stdout.write(`TEST_DATABASE_URL=${url}\n`)
  process.exitCode = await run(url)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  await stopServer()
  fs.rmSync(folder, { recursive: true, force: true })
}

function findBinaries() {
  const versions = fs.existsSync(DEBIAN_FOLDER) ? fs.readdirSync(DEBIAN_FOLDER) : []
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a))
  const candidates = [
    process.env.PG_BIN,
    ...newestFirst.map((version) => path.join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  const found = candidates.find(
    (candidate) =>
      candidate &&
      fs.existsSync(path.join(candidate, 'initdb')) &&
      fs.existsSync(path.join(candidate, 'postgres')),
  )
  return found ?? fail(MISSING, UNAVAILABLE)
}

/** PostgreSQL refuses to run as root, so root runs it as the package's own user. */
function serverIdentity() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag) => {
    const { status, stdout } = spawnSync('id', [flag, SERVER_USER], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : fail(MISSING, UNAVAILABLE)
  }
  return { uid: id('-u'), gid: id('-g') }
}

function initialise() {
  const { status, stderr } = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`initdb failed:\n${stderr}`)
}

function startServer(port) {
  const settings = process.env.PG_DURABLE
    ? []
    : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  settings.push('listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`)
  const log = fs.openSync(path.join(folder, 'server.log'), 'a')
  return spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...identity, cwd: folder, stdio: ['ignore', log, log] },
  )
}

async function waitUntilReady(port) {
  const probe = ['-h', '127.0.0.1', '-p', String(port), '-U', USER, '-q']
  while (spawnSync(path.join(bin, 'pg_isready'), probe).status !== 0) {
    if (server.exitCode !== null) {
      throw new Error(
        `PostgreSQL did not start:\n${fs.readFileSync(path.join(folder, 'server.log'), 'utf8')}`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function run(url) {
  const [program, ...rest] = command
  const child = spawn(program, rest, {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  })
  // The child hears Ctrl-C itself; this process stays to stop the server afterwards.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

async function stopServer() {
  if (!server || server.exitCode !== null) return
  const exited = new Promise((resolve) => server.once('exit', resolve))
  // SIGINT is PostgreSQL's fast shutdown: sessions still open are ended.
  server.kill('SIGINT')
  await exited
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const listener = net.createServer()
    listener.once('error', reject)
    listener.listen(0, '127.0.0.1', () => {
      const { port } = listener.address()
      listener.close(() => resolve(port))
    })
  })
}

function fail(message, status = 1) {
  process.stderr.write(`${message}\n`)
  process.exit(status)
}
