/**
 * The server under attack: all storms at once against the production build, honest visitors beside them.
 *
 *     npm run test:attack                              an hour over the embedded database
 *     npm run test:attack -- --minutes 5               shorter
 *     npm run test:attack -- --only 'upgrades'         some of the storms (names of tests/attack/storms)
 *
 * Passes when the process is the same at the end, every honest response was right with a 99th percentile within
 * three times that of the quiet phase, no storm saw a broken guarantee, and memory and open files have not grown.
 * All traffic is of this machine, from addresses of the loopback range.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrateToLatest } from '#backend/db/migrate.ts'
import { migrations } from '#backend/db/migrations/index.ts'
import { openDatabase } from '#backend/db/open-database.ts'
import { DEMO_PEOPLE } from '#backend/demo/seed/demo-facts.ts'
import { seedDemoWorld } from '#backend/demo/seed/seed-demo-world.ts'
import { openKeyRing } from '#backend/keys/open-key-ring.ts'
import { newKeys } from '#backend/keys/stored-keys.ts'
import { asked } from '#tests/support/asked.ts'
import { findFreePort } from '#tests/support/server-process.ts'
import { makeTalkers, type Talker } from '../load/chat-people.ts'
import { figuresOf } from './figures.ts'
import type { Measured } from './honest-visitors.ts'
import { pause } from './raw-request.ts'
import type { StormReport } from './storm-process.ts'

const { values: argument } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    /** How long the quiet phases before and after are. */
    quietSeconds: { type: 'string', default: '120' },
    /** How long visitors come before anything is measured. */
    warmSeconds: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '20261122' },
    /** Where the figures go as JSON. */
    out: { type: 'string', default: 'build/attack/report.json' },
  },
})
const MINUTES = Number(argument.minutes)
const QUIET_SECONDS = Number(argument.quietSeconds)
const ATTACKERS = 40
/** Honest visitors are measured in parts, so that a report shows when it went wrong. */
const PART_SECONDS = 60
const SLOWER_AT_MOST = 3
/** Of the middle of the storm, at its end. */
const MEMORY_AT_MOST = 1.1
const DESCRIPTORS_LEFT_AT_MOST = 25

const dataDir = mkdtempSync(join(tmpdir(), 'attack-'))
const children: ChildProcess[] = []
const keys = JSON.stringify(newKeys(new Date()))
const environment = { DATA_DIR: dataDir, KEYS: keys, SANDBOX: '1', LOG_LEVEL: 'error' }
const faults: string[] = []

try {
  const report = await attack()
  mkdirSync(dirname(argument.out), { recursive: true })
  writeFileSync(argument.out, `${JSON.stringify(report, null, 2)}\n`)
  process.stdout.write(`${JSON.stringify({ ...report, parts: undefined, memory: undefined })}\n`)
  for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(
    children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')),
  )
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()

async function attack() {
  const talkers = await prepareTalkers()
  const port = await findFreePort()
  // The server has the machine; its visitors come before the attackers where both wait for a core.
  const server = start([], ['scripts/start.mjs'], {
    PORT: `${port}`,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
  })
  await untilReady(port)
  const honest = asked(
    start(['nice', '-n', '-5'], ['--import', 'tsx', 'tests/attack/honest-visitors.ts']),
  )
  const storms = asked(
    start(['nice', '-n', '10'], ['--import', 'tsx', 'tests/attack/storm-process.ts']),
  )
  const [seller, buyer] = DEMO_PEOPLE
  if (!buyer || !seller) throw new Error('the demo world has no members')
  const { foreignPaths } = await honest<{ foreignPaths: string[] }>({
    do: 'prepare',
    port,
    buyer: buyer.phone,
    seller: seller.phone,
  })
  await storms({
    do: 'prepare',
    port,
    keys,
    talkers,
    foreignPaths,
    victimPhone: buyer.phone,
    seed: Number(argument.seed),
    only: argument.only ? argument.only.split(',') : [],
  })

  const measure = (seconds: number) => honest<Measured>({ do: 'measure', seconds })
  // First use fills caches and compiles code.
  await measure(Number(argument.warmSeconds))
  const quiet = withoutLatencies(checked('quiet', await measure(QUIET_SECONDS)))
  const before = footprintOf(server.pid)
  const memory = watchMemory(server.pid)
  say(`quiet: ${JSON.stringify(quiet.pages)}`)

  await storms({ do: 'start' })
  const parts: Measured[] = []
  const began = Date.now()
  while (isAlive(server) && Date.now() - began < MINUTES * 60_000) {
    const part = checked(`minute ${parts.length + 1}`, await measure(PART_SECONDS))
    parts.push(part)
    say(`minute ${parts.length}: ${JSON.stringify({ ...part.pages, ...footprintOf(server.pid) })}`)
  }
  const waves = await storms<Record<string, StormReport>>({ do: 'stop' })
  memory.stop()
  const after = withoutLatencies(checked('after', await measure(QUIET_SECONDS)))
  // Resources of the storms are released.
  await pause(30_000)
  const left = footprintOf(server.pid)

  const pages = figuresOf(parts.flatMap(({ pageLatencies }) => pageLatencies))
  const slower = pages.p99 / quiet.pages.p99
  if (!isAlive(server)) faults.push('the process has ended')
  if (slower > SLOWER_AT_MOST)
    faults.push(`honest visitors wait ${slower.toFixed(2)} times as long`)
  for (const [name, { broken }] of Object.entries(waves))
    for (const [what, count] of Object.entries(broken)) faults.push(`${name}: ${what} (${count})`)
  const growth = memory.growth()
  if (growth > MEMORY_AT_MOST) faults.push(`memory grows: ${growth.toFixed(2)} times the middle's`)
  if (left.descriptors > before.descriptors + DESCRIPTORS_LEFT_AT_MOST)
    faults.push(`${left.descriptors} files and sockets are open, before ${before.descriptors}`)
  return {
    minutes: MINUTES,
    quiet,
    pages,
    slower,
    after,
    before,
    left,
    growth,
    waves,
    parts: parts.map(withoutLatencies),
    memory: memory.samples,
  }
}

function withoutLatencies({ pages, byKind, wrong }: Measured) {
  return { pages, byKind, wrong }
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

/** Records wrong responses to the honest visitors. */
function checked(when: string, measured: Measured): Measured {
  for (const [what, count] of Object.entries(measured.wrong))
    faults.push(`${when}: ${what} (${count})`)
  return measured
}

async function prepareTalkers(): Promise<Talker[]> {
  const opened = await openDatabase({ dataDir })
  await migrateToLatest(opened, migrations)
  await seedDemoWorld({ kysely: opened.kysely, now: new Date(), log: () => undefined })
  const ring = await openKeyRing({ dataDir, keys, now: () => new Date() })
  const talkers = await makeTalkers(opened.kysely, ring, ATTACKERS)
  await opened.close()
  return talkers
}

/** A process of ours, started by another command where there is one. */
function start(
  prefix: readonly string[],
  args: readonly string[],
  more: Record<string, string> = {},
) {
  const [command = '', ...rest] = [...prefix, process.execPath, ...args]
  const child = spawn(command, rest, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment, ...more },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

async function untilReady(port: number): Promise<void> {
  const giveUpAt = Date.now() + 120_000
  while (Date.now() < giveUpAt) {
    const response = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await pause(100)
  }
  throw new Error('the server did not become ready')
}

interface Footprint {
  residentMegabytes: number
  descriptors: number
}

/** Of a process that has ended there is none. */
function footprintOf(pid: number | undefined): Footprint {
  if (!existsSync(`/proc/${pid}/status`)) return { residentMegabytes: 0, descriptors: 0 }
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN)
  return {
    residentMegabytes: Math.round(kilobytes / 1_024),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  }
}

/** Samples the resident memory every five seconds. */
function watchMemory(pid: number | undefined) {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(footprintOf(pid).residentMegabytes), 5_000)
  const median = (some: readonly number[]) => [...some].sort((a, b) => a - b)[some.length >> 1] ?? 0
  return {
    samples,
    stop: () => clearInterval(timer),
    /** The last fifth of the storm against the second fifth: the first warms up. */
    growth: () => {
      const fifth = Math.floor(samples.length / 5)
      return median(samples.slice(-fifth)) / median(samples.slice(fifth, 2 * fifth))
    },
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
