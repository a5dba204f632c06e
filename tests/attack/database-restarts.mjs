/**
 * PostgreSQL is restarted again and again under a production server in use:
 *
 *     node tests/attack/database-restarts.mjs [restarts] [milliseconds between the requests of one visitor]
 *
 * Needs a build (`npm run build`) and PostgreSQL's binaries. Prints one line of JSON; ends with 1 when the process died or hung,
 * a response was neither right nor a 503, or an acknowledged write is missing.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { PostgresMissingError, startPostgres, UNAVAILABLE } from '../support/throwaway-postgres.mjs'

const RESTARTS = 28
/** How long the database is unavailable once, and the interval between requests of one visitor (milliseconds). */
const LONG_ABSENCE = 5_000
const BETWEEN_REQUESTS = 40
/** Longer than any endpoint's deadline: a request without a response by then hangs. */
const HANGS = 15_000
const BUYER = { phone: '01000000002', storeSeq: 1002 }
const EXPECTED = new Set([200, 303, 503])

/**
 * @param {{ restarts?: number, betweenRequests?: number }} [options]
 * @returns {Promise<{ ok: boolean, figures: Record<string, unknown> }>}
 */
export async function attackWithDatabaseRestarts({
  restarts = RESTARTS,
  betweenRequests = BETWEEN_REQUESTS,
} = {}) {
  // Acknowledged writes have to survive an immediate stop.
  const postgres = await startPostgres({ durable: true })
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'attack-restarts-'))
  const server = await startServer(postgres.url, dataDir)
  try {
    return await attack({ postgres, server, restarts, betweenRequests })
  } finally {
    await server.stop()
    await postgres.close()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

async function attack({ postgres, server, restarts, betweenRequests }) {
  const { origin } = server
  await untilReady(server)
  const products = await ask(
    postgres.url,
    `select product_seq from product join store using (store_seq)
     where store_seq <> $1 and visibility = 'ACTIVE' and store.status = 'ACTIVE'
       and product_seq not in (select product_seq from product_favorite) order by product_seq`,
    [BUYER.storeSeq],
  )
  const productSeqs = products.map((row) => Number(row.product_seq))
  const cookie = await signIn(origin, BUYER.phone)

  const statuses = {}
  const wrong = []
  const acknowledged = []
  let isOver = false
  const visit = async (name, url, init = {}) => {
    const signal = AbortSignal.timeout(HANGS)
    const answer = await fetch(`${origin}${url}`, { redirect: 'manual', signal, ...init })
      .then(async (response) => {
        await response.arrayBuffer()
        return response
      })
      .catch((error) => ({ status: `${error.cause?.code ?? error.name}`, headers: new Headers() }))
    const { status } = answer
    statuses[`${name} ${status}`] = (statuses[`${name} ${status}`] ?? 0) + 1
    if (!EXPECTED.has(status)) wrong.push(`${name} ${url} ${status}`)
    if (status === 503 && !answer.headers.has('retry-after') && name !== 'ready')
      wrong.push(`${name} ${url} 503 without Retry-After`)
    return status
  }
  const loop = async (turn) => {
    for (let count = 0; !isOver; count += 1) {
      await turn(count)
      await sleep(betweenRequests)
    }
  }
  const pages = ['/', '/product/list', '/category', '/search/%EC%95%84%EC%9D%B4%ED%8F%B0']
  const visitors = [
    loop((count) => visit('page', pages[count % pages.length])),
    loop((count) => visit('product', `/product/${productSeqs.at(-1 - (count % 200))}`)),
    loop(() => visit('member', '/mystore/favorites', { headers: { cookie } })),
    loop(async (count) => {
      const productSeq = productSeqs[count]
      if (productSeq === undefined) return
      const status = await visit('write', `/product/${productSeq}`, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'favorite=1',
      })
      if (status === 303) acknowledged.push(productSeq)
    }),
    loop(() => visit('health', '/healthz')),
    loop(() => visit('ready', '/readyz')),
  ]

  for (let restart = 0; restart < restarts && server.isAlive(); restart += 1) {
    await postgres.stop(restart % 2 === 0 ? 'fast' : 'immediate')
    if (restart === Math.floor(restarts / 2)) await sleep(LONG_ABSENCE)
    await postgres.start()
    await untilReady(server)
    // It stops again in the middle of writing.
    const written = acknowledged.length + 1 + Math.floor(3 * Math.random())
    for (let waited = 0; waited < HANGS && acknowledged.length < written; waited += 20) {
      if (!server.isAlive()) break
      await sleep(20)
    }
  }
  isOver = true
  await Promise.all(visitors)

  const afterwards = {
    home: await visit('afterwards', '/'),
    member: await visit('afterwards', '/mystore/favorites', { headers: { cookie } }),
  }
  const rows = await ask(
    postgres.url,
    `select product_seq from product_favorite join store using (user_seq) where store_seq = $1`,
    [BUYER.storeSeq],
  )
  const there = new Set(rows.map((row) => Number(row.product_seq)))
  const lost = acknowledged.filter((productSeq) => !there.has(productSeq))
  const survived = server.isAlive()
  const ok =
    survived &&
    wrong.length === 0 &&
    lost.length === 0 &&
    acknowledged.length > 0 &&
    afterwards.home === 200 &&
    afterwards.member === 200
  return {
    ok,
    figures: {
      attack: 'database-restarts',
      ok,
      restarts,
      survived,
      statuses,
      acknowledged: acknowledged.length,
      lost: lost.length,
      wrong: wrong.slice(0, 10),
      ...(survived ? {} : { output: server.output().slice(-2_000) }),
    },
  }
}

async function startServer(databaseUrl, dataDir) {
  const port = await findFreePort()
  const child = spawn(process.execPath, ['build/server.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SEED: 'demo',
      SANDBOX: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      written = (written + text).slice(-100_000)
    })
  const exited = once(child, 'exit')
  const killAtExit = () => child.kill('SIGKILL')
  process.once('exit', killAtExit)
  const isAlive = () => child.exitCode === null && child.signalCode === null
  return {
    origin: `http://localhost:${port}`,
    output: () => written,
    isAlive,
    async stop() {
      if (isAlive()) child.kill('SIGTERM')
      await exited
      process.off('exit', killAtExit)
    },
  }
}

async function untilReady(server) {
  while (server.isAlive()) {
    const answer = await fetch(`${server.origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(50)
  }
}

/** Signs in with a phone number by the sandbox's inbox, as a browser without script does. */
async function signIn(origin, phone) {
  const jar = new Map()
  const cookies = () => [...jar].map((pair) => pair.join('=')).join('; ')
  const send = async (form) => {
    const response = await fetch(`${origin}/signin`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, cookie: cookies() },
      body: new URLSearchParams({ redirectTo: '/', ...form }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair] = cookie.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    if (response.status !== 303) throw new Error(`not signed in: ${response.status}`)
  }
  await send({ intent: 'PHONE', phone })
  const inbox = await fetch(`${origin}/sandbox/sms?phone=${phone}`, {
    headers: { accept: 'application/json' },
  })
  const { messages } = await inbox.json()
  await send({ intent: 'CODE', code: /(?<!\d)\d{6}(?!\d)/.exec(messages[0].text)[0] })
  return cookies()
}

async function ask(url, text, values) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

async function findFreePort() {
  const listener = net.createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address()
  listener.close()
  await once(listener, 'close')
  return port
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const { ok, figures } = await attackWithDatabaseRestarts({
      restarts: Number(process.argv[2] ?? RESTARTS),
      betweenRequests: Number(process.argv[3] ?? BETWEEN_REQUESTS),
    })
    process.stdout.write(`${JSON.stringify(figures)}\n`)
    process.exitCode = ok ? 0 : 1
  } catch (error) {
    if (!(error instanceof PostgresMissingError)) throw error
    process.stdout.write(`${error.message}\n`)
    process.exitCode = UNAVAILABLE
  }
}
