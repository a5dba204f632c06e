/**
 * Pages while photos of listings are uploaded, twenty at once, against the same pages without uploads, interleaved in one
 * run on this machine. An open-loop client requests the pages, so that a delay affects every pending request.
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import sharp from 'sharp'

const ROUNDS = 4
const SECONDS = 8
const WARM_UP_SECONDS = 6
const AT_ONCE = 20
const PAGES_PER_SECOND = 20
const PATH = '/product/list'
/** Each may upload 240 photos an hour. */
const PEOPLE = ['01000000001', '01000000002', '01000000003', '01000000004']

/** @param {string} [resultFile] where the figures go as JSON */
export async function benchUploads(resultFile) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    PORT: String(port),
  }
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const client = spawn(process.execPath, ['tests/load/paced-loop.mjs'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers = createInterface({ input: client.stdout })[Symbol.asyncIterator]()
  try {
    await waitUntilReady(origin)
    const cookies = []
    for (const phone of PEOPLE) cookies.push(await signIn(origin, phone))
    const photo = await phonePhoto()
    const pages = async (seconds) => {
      // A request with a cookie gets no page from the cache.
      const target = { port, path: PATH, cookie: 'bench=1', perSecond: PAGES_PER_SECOND, seconds }
      client.stdin.write(`${JSON.stringify(target)}\n`)
      const { value } = await answers.next()
      return JSON.parse(value).latencies
    }
    await pages(WARM_UP_SECONDS)
    const quiet = []
    const busy = []
    let stored = 0
    let waited = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(...(await pages(SECONDS)))
      const uploads = startUploads({ origin, cookies, photo })
      busy.push(...(await pages(SECONDS)))
      const counts = await uploads.stop()
      stored += counts.stored
      waited += counts.waited
    }
    const result = {
      photoKilobytes: Math.round(photo.length / 1_000),
      photosPerSecond: stored / (ROUNDS * SECONDS),
      waited,
      quiet: spread(quiet),
      uploading: spread(busy),
      p99Ratio: at(busy, 0.99) / at(quiet, 0.99),
      medianRatio: at(busy, 0.5) / at(quiet, 0.5),
    }
    console.log(JSON.stringify(result, null, 2))
    if (resultFile) {
      mkdirSync(dirname(resultFile), { recursive: true })
      writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`)
    }
    return result
  } finally {
    for (const child of [server, client]) child.kill('SIGTERM')
    await Promise.all(
      [server, client].map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')),
    )
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Twenty uploaders; each sends its next photo when the last one is stored, as the form does. */
function startUploads({ origin, cookies, photo }) {
  let isOver = false
  let stored = 0
  let waited = 0
  const uploader = async (cookie) => {
    while (!isOver) {
      const response = await fetch(`${origin}/api/photos?uploadId=${randomUUID()}`, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'image/jpeg' },
        body: photo,
      })
      await response.text()
      if (response.ok) stored += 1
      else if (response.status === 503) {
        waited += 1
        const seconds = Number(response.headers.get('retry-after') ?? 1)
        await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
      } else throw new Error(`an upload was refused: ${response.status}`)
    }
  }
  const all = Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => uploader(cookies[index % cookies.length])),
  )
  return {
    async stop() {
      isOver = true
      await all
      return { stored, waited }
    },
  }
}

/** As the browser sends it: 1,600 pixels, with the noise of a camera. */
function phonePhoto() {
  const noise = { type: 'gaussian', mean: 120, sigma: 14 }
  return sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** @returns the Cookie header of a demo person */
async function signIn(origin, phone) {
  const jar = new Map()
  const post = async (form) => {
    const response = await fetch(`${origin}/signin`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, cookie: header() },
      body: new URLSearchParams({ redirectTo: '/', ...form }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';')
      const [name, ...value] = pair.split('=')
      jar.set(name, value.join('='))
    }
  }
  const header = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  await post({ intent: 'PHONE', phone })
  const inbox = await fetch(`${origin}/sandbox/sms?phone=${phone}`, {
    headers: { accept: 'application/json' },
  })
  const { messages } = await inbox.json()
  const [code] = /(?<!\d)\d{6}(?!\d)/.exec(messages[0].text)
  await post({ intent: 'CODE', code })
  return header()
}

const at = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]

const spread = (values) => ({
  requests: values.length,
  median: at(values, 0.5),
  p95: at(values, 0.95),
  p99: at(values, 0.99),
})

async function waitUntilReady(origin) {
  const giveUpAt = Date.now() + 60_000
  while (Date.now() < giveUpAt) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server did not become ready')
}

async function freePort() {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address()
  listener.close()
  return port
}
