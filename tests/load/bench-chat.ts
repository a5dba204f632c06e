/**
 * What storing costs: messages a second through the service against a bare `ws` relay that stores nothing, and what
 * thousands of connections cost the pages of the same process. One run, servers on core 0, clients on core 1, samples
 * interleaved; docs/performance.md says what the figures mean.
 *
 *     npm run bench -- chat
 *     PG_DURABLE=1 node scripts/test-postgres.mjs -- npm run bench -- chat      # with PostgreSQL instead of PGlite
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { migrateToLatest } from '#backend/db/migrate.ts'
import { migrations } from '#backend/db/migrations/index.ts'
import { openDatabase } from '#backend/db/open-database.ts'
import { seedDemoWorld } from '#backend/demo/seed/seed-demo-world.ts'
import { openKeyRing } from '#backend/keys/open-key-ring.ts'
import { newKeys } from '#backend/keys/stored-keys.ts'
import { asked } from '#tests/support/asked.ts'
import { backendProcess } from '#tests/support/backend-process.ts'
import { findFreePort } from '#tests/support/server-process.ts'
import { withDatabaseName } from '#tests/support/test-database.ts'
import { makeTalkers, type Talker } from './chat-people.ts'

const { values: argument } = parseArgs({
  options: {
    /** Connections that send messages, and idle ones. */
    talking: { type: 'string', default: '500' },
    idle: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '2' },
    /** How often each active connection sends a message. */
    everyMilliseconds: { type: 'string', default: '5000' },
    /** Connections of each of the two in a room: alone, phone and computer, many tabs. */
    shapes: { type: 'string', default: '1,2,10' },
    only: { type: 'string', default: '' },
    /** Where the figures go as JSON. */
    out: { type: 'string' },
  },
})
const TALKING = Number(argument.talking)
const IDLE = Number(argument.idle)
const ROUNDS = Number(argument.rounds)
const SECONDS = Number(argument.seconds)
const WARM_ROUNDS = 4
const EVERY = Number(argument.everyMilliseconds)
const SHAPES = (argument.shapes ?? '').split(',').map(Number)
const PAGE = '/product/100015'
const PAGES_A_SECOND = 20
const PAGE_SECONDS = 15

const dataDir = mkdtempSync(join(tmpdir(), 'bench-chat-'))
const children: ChildProcess[] = []
const keys = JSON.stringify(newKeys(new Date()))
const database = await findDatabase()
const environment = {
  DATA_DIR: dataDir,
  KEYS: keys,
  SANDBOX: '1',
  LOG_LEVEL: 'error',
  ...(database && { DATABASE_URL: database.url }),
}
const results: Record<string, unknown> = { engine: database ? 'PostgreSQL' : 'PGlite' }
try {
  const talkers = await prepare()
  if (argument.only !== 'pages') results.fanOut = await measureFanOut(talkers)
  if (argument.only !== 'fan-out') results.pages = await measurePages(talkers)
  if (argument.out) {
    mkdirSync(dirname(argument.out), { recursive: true })
    writeFileSync(argument.out, `${JSON.stringify(results, null, 2)}\n`)
  }
} finally {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(
    children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')),
  )
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()

/** A database of our own where there is a server for it. */
async function findDatabase() {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return undefined
  const admin = await openDatabase({ databaseUrl: server, poolSize: 1 })
  const name = `bench_${randomBytes(6).toString('hex')}`
  await sql`create database ${sql.id(name)}`.execute(admin.kysely)
  return {
    url: withDatabaseName(server, name),
    async drop() {
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin.kysely)
      await admin.close()
    },
  }
}

async function prepare(): Promise<Talker[]> {
  const opened = await openDatabase({ databaseUrl: database?.url, dataDir })
  const { kysely } = opened
  await migrateToLatest(opened, migrations)
  await seedDemoWorld({ kysely, now: new Date(), log: () => undefined })
  const ring = await openKeyRing({ dataDir, keys, now: () => new Date() })
  const talkers = await makeTalkers(kysely, ring, TALKING + IDLE)
  await sql`analyze`.execute(kysely)
  await opened.close()
  return talkers
}

function start(core: number, args: string[], more: Record<string, string> = {}): ChildProcess {
  const child = spawn('taskset', ['-c', `${core}`, process.execPath, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment, ...more },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

interface Blast {
  perSecond: number
  /** What the server's process spent on each, all its threads together; PostgreSQL is another process. */
  cpuMicroseconds: number
  answers: number
  events: number
  refused: number
  p50: number
  p99: number
}

async function measureFanOut(talkers: readonly Talker[]) {
  const settings = {
    frameBurst: 1e9,
    framesPerSecond: 1e9,
    upgradeBurst: 1e9,
    personUpgradeBurst: 1e9,
    waitingBytes: 64 * 1024 * 1024,
  }
  const service = await backendProcess(
    {
      ...environment,
      NODE_ENV: 'production',
      CHAT_SETTINGS: JSON.stringify(settings),
      UNLIMITED: '1',
      NODE_OPTIONS: process.env.SERVICE_NODE_OPTIONS ?? '',
    },
    0,
  )
  await service.start()
  const relay = start(0, ['tests/load/chat-relay.mjs'])
  if (!relay.stdout) throw new Error('no relay')
  const [line] = (await once(createInterface({ input: relay.stdout }), 'line')) as [string]
  const ports = { service: Number(new URL(service.url).port), relay: Number(line) }
  const ask = asked(start(1, ['tests/load/chat-clients.mjs']))
  const rows: object[] = []
  try {
    for (const each of SHAPES) {
      const people = talkers.slice(0, Math.floor(TALKING / each / 2) * 2)
      const sockets = (path: (talker: Talker) => string) =>
        people.flatMap((talker) =>
          Array.from({ length: each }, () => ({
            path: path(talker),
            roomId: talker.roomId,
            storeSeq: talker.storeSeq,
          })),
        )
      await ask({
        do: 'open',
        name: 'service',
        port: ports.service,
        sockets: sockets(({ token }) => `/socket/chat?token=${token}&osType=2`),
      })
      await ask({
        do: 'open',
        name: 'relay',
        port: ports.relay,
        sockets: sockets(({ roomId, storeSeq }) => `/?room=${roomId}&store=${storeSeq}`),
      })
      const samples: Record<'service' | 'relay', Blast[]> = { service: [], relay: [] }
      const pids = { service: service.pid(), relay: relay.pid }
      const measure = async (name: 'service' | 'relay'): Promise<Blast> => {
        const before = cpuMicroseconds(pids[name])
        const blast = await ask<Blast & { all: number }>({ do: 'blast', name, seconds: SECONDS })
        return { ...blast, cpuMicroseconds: (cpuMicroseconds(pids[name]) - before) / blast.all }
      }
      // First use compiles the embedded database: that is no cost of a message.
      for (let round = 0; round < (rows.length === 0 ? WARM_ROUNDS : 1); round += 1)
        for (const name of ['service', 'relay'] as const) await measure(name)
      for (let round = 0; round < ROUNDS; round += 1) {
        const order =
          round % 2 === 0 ? (['service', 'relay'] as const) : (['relay', 'service'] as const)
        for (const name of order) samples[name].push(await measure(name))
      }
      for (const name of ['service', 'relay']) await ask({ do: 'close', name })
      const row = summarise(each, people.length, samples)
      rows.push(row)
      process.stdout.write(`${JSON.stringify(row)}\n`)
    }
  } finally {
    await service.stop()
    relay.kill('SIGTERM')
  }
  return rows
}

function summarise(
  each: number,
  writers: number,
  samples: Record<'service' | 'relay', readonly Blast[]>,
) {
  const of = (name: 'service' | 'relay', figure: keyof Blast) =>
    Math.round(median(samples[name].map((sample) => sample[figure])) * 10) / 10
  const pairs = samples.service.map(
    (sample, index) => sample.perSecond / (samples.relay[index]?.perSecond ?? Number.NaN),
  )
  const figuresOf = (name: 'service' | 'relay') => ({
    messagesPerSecond: Math.round(of(name, 'perSecond')),
    framesPerSecond: Math.round(of(name, 'perSecond') * each * 2),
    cpuMicrosecondsPerMessage: of(name, 'cpuMicroseconds'),
    p50: of(name, 'p50'),
    p99: of(name, 'p99'),
    refused: samples[name].reduce((sum, { refused }) => sum + refused, 0),
  })
  return {
    connectionsOfEachOfTheTwo: each,
    writers,
    service: figuresOf('service'),
    relay: figuresOf('relay'),
    ratio: Math.round(median(pairs) * 1_000) / 1_000,
  }
}

/** Processor time of a process so far; the kernel counts in hundredths of a second. */
function cpuMicroseconds(pid: number | undefined): number {
  const [, , ...fields] =
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(/[()]/).at(-1)?.split(' ') ?? []
  return (Number(fields[10]) + Number(fields[11])) * 10_000
}

async function measurePages(talkers: readonly Talker[]) {
  const port = await findFreePort()
  start(0, ['scripts/start.mjs'], {
    PORT: `${port}`,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    TRUSTED_PROXY_HOPS: '1',
  })
  await untilReady(port)
  const pages = asked(start(1, ['tests/load/paced-loop.mjs']))
  const clients = asked(start(1, ['tests/load/chat-clients.mjs']))
  const measure = async (): Promise<number[]> => {
    const asking = { port, path: PAGE, perSecond: PAGES_A_SECOND, seconds: PAGE_SECONDS }
    return (await pages<{ latencies: number[] }>(asking)).latencies
  }
  const socketsOf = (some: readonly Talker[]) =>
    some.map(({ token, roomId, storeSeq }) => ({
      path: `/socket/chat?token=${token}&osType=2`,
      roomId,
      storeSeq,
    }))
  await measure()
  const without: number[] = []
  const withThem: number[] = []
  const talk: object[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    without.push(...(await measure()))
    await clients({
      do: 'open',
      name: 'talking',
      port,
      sockets: socketsOf(talkers.slice(0, TALKING)),
    })
    await clients({ do: 'open', name: 'idle', port, sockets: socketsOf(talkers.slice(TALKING)) })
    await clients({ do: 'talk', name: 'talking', everyMilliseconds: EVERY })
    // The cost of opening them is over.
    await pause(3_000)
    withThem.push(...(await measure()))
    talk.push(await clients({ do: 'quiet', name: 'talking' }))
    for (const name of ['talking', 'idle']) await clients({ do: 'close', name })
    await pause(2_000)
  }
  const figures = (latencies: readonly number[]) => ({
    p50: rounded(share(latencies, 0.5)),
    p95: rounded(share(latencies, 0.95)),
    p99: rounded(share(latencies, 0.99)),
  })
  const row = {
    page: PAGE,
    pagesPerSecond: PAGES_A_SECOND,
    idle: IDLE,
    talking: TALKING,
    messagesPerSecond: (TALKING * 1_000) / EVERY,
    without: figures(without),
    with: figures(withThem),
    ratio: rounded(share(withThem, 0.99) / share(without, 0.99)),
    talk,
  }
  process.stdout.write(`${JSON.stringify(row)}\n`)
  return row
}

async function untilReady(port: number): Promise<void> {
  const giveUpAt = Date.now() + 120_000
  while (Date.now() < giveUpAt) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server did not become ready')
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

/** The value that so many of them do not exceed. */
function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
