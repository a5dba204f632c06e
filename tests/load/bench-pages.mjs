/**
 * Pages, cached and not, against two references, in one run on this machine: the servers on core 0, the client on core 1,
 * rounds interleaved A B C D D C B A, medians of all samples. docs/performance.md says what the references are.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

const ROUNDS = 10
const SAMPLE_SECONDS = 1
/** Until the engine has compiled what a page runs through, on every side. */
const WARM_UP_SECONDS = 12
const CONNECTIONS = 8
const PAGES = [
  { name: 'list', path: '/product/list' },
  { name: 'detail', path: '/product/100015' },
  { name: 'search', path: `/search/${encodeURIComponent('아이폰')}` },
]
const CONTENDERS = ['page', 'render', 'bare', 'cached']
/** A request with a cookie gets no page from the cache. */
const COOKIE = 'bench=1'

/** Measures and returns one row a page. @param {string} [resultFile] where the figures go as JSON */
export async function benchPages(resultFile) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
  }
  const children = []
  const start = (core, args) => {
    const child = spawn('taskset', ['-c', String(core), process.execPath, ...args], {
      env: environment,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    children.push(child)
    return child
  }
  try {
    const reference = start(0, [
      '--import',
      'tsx',
      'tests/load/reference-server.ts',
      ...PAGES.map(({ path }) => path),
    ])
    const [ready] = await once(createInterface({ input: reference.stdout }), 'line')
    const referencePort = Number(String(ready).split(' ')[1])
    start(0, ['scripts/start.mjs'])
    await waitUntilReady(port)
    const client = start(1, ['tests/load/closed-loop.mjs'])
    const answers = createInterface({ input: client.stdout })[Symbol.asyncIterator]()

    const measure = async (contender, index, seconds) => {
      const target =
        contender === 'page' || contender === 'cached'
          ? { port, path: PAGES[index].path, ...(contender === 'page' && { cookie: COOKIE }) }
          : { port: referencePort, path: `/${contender}/${index}` }
      client.stdin.write(`${JSON.stringify({ ...target, connections: CONNECTIONS, seconds })}\n`)
      const { value } = await answers.next()
      return JSON.parse(value)
    }

    for (const [index, { path }] of PAGES.entries())
      await assertSamePage(
        `http://127.0.0.1:${port}${path}`,
        `http://127.0.0.1:${referencePort}`,
        index,
      )
    const rows = []
    for (const [index, page] of PAGES.entries()) {
      for (const contender of CONTENDERS) await measure(contender, index, WARM_UP_SECONDS)
      const samples = { page: [], render: [], bare: [], cached: [] }
      for (let round = 0; round < ROUNDS; round += 1) {
        const order = round % 2 === 0 ? CONTENDERS : [...CONTENDERS].reverse()
        for (const contender of order)
          samples[contender].push(await measure(contender, index, SAMPLE_SECONDS))
      }
      rows.push(summarise(page, samples))
      printRow(rows.at(-1))
    }
    if (resultFile) {
      mkdirSync(dirname(resultFile), { recursive: true })
      writeFileSync(resultFile, `${JSON.stringify(rows, null, 2)}\n`)
    }
    return rows
  } finally {
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(
      children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')),
    )
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Both references must equal the page, except for timestamps and for when a browser asks for scripts (decision 96). */
async function assertSamePage(pageUrl, referenceOrigin, index) {
  const read = async (url) => {
    const text = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text()
    return text
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'moment')
      .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'request')
      .replaceAll('itemprop="late" fetchpriority="low"', 'rel="modulepreload"')
      .replace('type="late"', 'type="module" async=""')
      .replace(/방금\s전|\d+(?:초|분|시간|일)\s전/g, 'ago')
  }
  const [page, render, bare] = await Promise.all([
    read(pageUrl),
    read(`${referenceOrigin}/render/${index}`),
    read(`${referenceOrigin}/bare/${index}`),
  ])
  for (const [name, reference] of Object.entries({ render, bare })) {
    if (page === reference) continue
    let at = 0
    while (page[at] === reference[at]) at += 1
    const around = (text) => text.slice(Math.max(0, at - 80), at + 80)
    throw new Error(`${pageUrl} is not what ${name} sends:\n${around(page)}\n${around(reference)}`)
  }
}

function summarise(page, samples) {
  const of = (contender, figure) => median(samples[contender].map((sample) => sample[figure]))
  const rate = Object.fromEntries(CONTENDERS.map((name) => [name, of(name, 'requestsPerSecond')]))
  const pairs = samples.page.map((sample, index) => [
    sample.requestsPerSecond / samples.render[index].requestsPerSecond,
    sample.requestsPerSecond / samples.bare[index].requestsPerSecond,
    samples.cached[index].requestsPerSecond / samples.bare[index].requestsPerSecond,
  ])
  return {
    page: page.name,
    path: decodeURIComponent(page.path),
    kilobytes: Math.round(of('page', 'bytes') / 1_000),
    requestsPerSecond: Object.fromEntries(CONTENDERS.map((name) => [name, Math.round(rate[name])])),
    toRender: median(pairs.map(([render]) => render)),
    toBare: median(pairs.map(([, bare]) => bare)),
    cachedToBare: median(pairs.map(([, , cached]) => cached)),
    p99Milliseconds: of('page', 'p99'),
  }
}

function printRow(row) {
  const { page, render, bare, cached } = row.requestsPerSecond
  const cells = [
    row.page.padEnd(8),
    `${row.kilobytes} kB`.padStart(8),
    `${page}/s`.padStart(9),
    `${render}/s`.padStart(11),
    `${bare}/s`.padStart(11),
    `${row.toRender.toFixed(2)}x`.padStart(12),
    `${row.toBare.toFixed(3)}x`.padStart(10),
    `${cached}/s`.padStart(10),
    `${row.cachedToBare.toFixed(2)}x`.padStart(12),
  ]
  if (row.page === PAGES[0].name)
    console.log(
      'page        size     page   (b) render   (a) bare  page/render  page/bare    cached  cached/bare',
    )
  console.log(cells.join(' '))
}

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2
}

async function waitUntilReady(port) {
  const giveUpAt = Date.now() + 60_000
  while (Date.now() < giveUpAt) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
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
