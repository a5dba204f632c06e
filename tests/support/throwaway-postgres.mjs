import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeTemporaryFolder } from './temporary-folder.mjs'

const DEBIAN_FOLDER = '/usr/lib/postgresql'
const USER = 'duson'
const SERVER_USER = 'postgres'

/** Exit status of a script that found no PostgreSQL to run against (EX_UNAVAILABLE of sysexits.h). */
export const UNAVAILABLE = 69

/** There is no PostgreSQL on this machine; the message says how to get one. */
export class PostgresMissingError extends Error {
  constructor() {
    super(
      'PostgreSQL is missing: install it with `apt-get install postgresql`, or set PG_BIN to the folder of initdb and postgres.',
    )
  }
}

/** SIGINT ends the sessions and writes everything down; SIGQUIT ends at once, and the next start recovers. */
const SIGNALS = /** @type {const} */ ({ fast: 'SIGINT', immediate: 'SIGQUIT' })

/**
 * Starts a PostgreSQL with a cluster of its own in a temporary folder, on a free port of loopback.
 *
 * @param {{ durable?: boolean }} [options] without `durable` nothing is waited for to reach the disk, which is quicker; the
 *   last commits do not outlive an immediate stop then
 * @throws {PostgresMissingError}
 */
export async function startPostgres({ durable = false } = {}) {
  const bin = findBinaries()
  const identity = serverIdentity()
  // What is to be durable belongs on a disk.
  const folder = durable
    ? fs.mkdtempSync(path.join(os.tmpdir(), 'test-postgres-'))
    : makeTemporaryFolder('test-postgres-')
  const data = path.join(folder, 'data')
  const logFile = path.join(folder, 'server.log')
  const remove = () => fs.rmSync(folder, { recursive: true, force: true })
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server
  try {
    if (identity) fs.chownSync(folder, identity.uid, identity.gid)
    initialise(bin, data, { ...identity, cwd: folder })
  } catch (error) {
    remove()
    throw error
  }
  const port = await findFreePort()
  const killAtExit = () => server?.kill('SIGQUIT')
  process.once('exit', killAtExit)

  const start = async () => {
    const settings = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
    settings.push('listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`)
    const log = fs.openSync(logFile, 'a')
    const started = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...identity, cwd: folder, stdio: ['ignore', log, log] },
    )
    fs.closeSync(log)
    server = started
    const probe = ['-h', '127.0.0.1', '-p', String(port), '-U', USER, '-q']
    while (spawnSync(path.join(bin, 'pg_isready'), probe).status !== 0) {
      if (started.exitCode !== null)
        throw new Error(`PostgreSQL did not start:\n${fs.readFileSync(logFile, 'utf8')}`)
      await sleep(50)
    }
  }
  /** @param {'fast' | 'immediate'} [how] */
  const stop = async (how = 'fast') => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill(SIGNALS[how])
    await exited
  }
  const close = async () => {
    await stop()
    process.off('exit', killAtExit)
    remove()
  }
  try {
    await start()
  } catch (error) {
    await close()
    throw error
  }
  return {
    port,
    url: `postgresql://${USER}@127.0.0.1:${port}/postgres`,
    /** Starts it again on the same port and cluster; resolves when it takes connections. */
    start,
    /** Stops it, as `pg_ctl stop -m` does; resolves when it has stopped. */
    stop,
    /** Stops it and removes the cluster. */
    close,
  }
}

/** @returns {string} the folder of initdb and postgres */
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
  if (!found) throw new PostgresMissingError()
  return found
}

/** PostgreSQL refuses to run as root, so root runs it as the package's own user. */
function serverIdentity() {
  if (process.getuid?.() !== 0) return undefined
  /** @param {string} flag */
  const id = (flag) => {
    const { status, stdout } = spawnSync('id', [flag, SERVER_USER], { encoding: 'utf8' })
    if (status !== 0) throw new PostgresMissingError()
    return Number(stdout)
  }
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * @param {string} bin
 * @param {string} data
 * @param {{ uid?: number, gid?: number, cwd: string }} options
 */
function initialise(bin, data, options) {
  const { status, stderr } = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`initdb failed:\n${stderr}`)
}

/** @returns {Promise<number>} */
async function findFreePort() {
  const listener = net.createServer()
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  listener.close()
  await once(listener, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
