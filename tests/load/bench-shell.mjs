/**
 * What the shell costs a visitor: the home page of this app against the same Remix app without its shell, all built in
 * a temporary folder with the home page as their only page, so that only the shell differs.
 * `bare` shows nothing of the shell; `still` shows the same header, menus and footer, but nothing of the shell runs.
 * Bytes are those of every script that the page has loaded when it is idle, compressed as they are served, against
 * `bare`; time is that of the browser's main thread, with the CPU slowed down fourfold, as the difference of medians of
 * loads in turn, against both: the difference between the two is the layout of header and footer.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { findChromium, HOW_TO_GET_CHROMIUM } from '../../scripts/find-chromium.mjs'

const LOADS = 15
const SLOWDOWN = 4
const QUIET_MILLISECONDS = 2_500
const PHONE = { width: 390, height: 844 }
const PARTS = ['app', 'backend', 'contracts', 'public', 'scripts', 'server']
const FILES = [
  'package.json',
  'remix.config.js',
  'server.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]

/** Remix's own parts, the web font and the page of an error, as in any app; no header, menu or footer either. */
const BARE_ROOT = `import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from '@remix-run/react'
import { useContext } from 'react'
import { ErrorPage } from './shell/error-page.tsx'
import { errorMessage } from './shell/error-messages.ts'
import { ScriptMark } from './shell/script-mark.ts'
import { WebFont } from './shell/web-font.tsx'
import stylesheet from './styles/app.css?url'
export const links = () => [{ rel: 'stylesheet', href: stylesheet }]
export const loader = ({ context }) => ({ publicOrigin: context.publicOrigin })
export function Layout({ children }) {
  const scriptMark = useContext(ScriptMark)
  return (
    <html lang="ko" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <main id="content">{children}</main>
        <WebFont />
        <ScrollRestoration nonce={scriptMark} />
        <Scripts nonce={scriptMark} />
      </body>
    </html>
  )
}
export default function App() {
  return <Outlet />
}
export function ErrorBoundary() {
  const error = useRouteError()
  const { title, text } = isRouteErrorResponse(error) ? errorMessage(error.status, error.data) : errorMessage(500)
  return <ErrorPage title={title}>{text}</ErrorPage>
}
`
/** What other pages use of Remix, so that both apps include the same parts of it. */
const OTHER_PAGE = `import * as remix from '@remix-run/react'
export default function Other() {
  const { Form, Link, useFetcher, useNavigate, useNavigation, useRevalidator, useSubmit } = remix
  return [Form, Link, useFetcher, useNavigate, useNavigation, useRevalidator, useSubmit].map(String)
}
`
/** What runs around every page, each as written in app/root.tsx. */
const RUNNING_PARTS = [
  '<ActionLog />',
  '<WebviewMarks webviewOrigins={data?.webviewOrigins ?? []} />',
  '<ThirdPartiesMeta />',
  '<NavigationProgress />',
  '<News data={data} />',
  '<RouteAnnouncer />',
  '<Panels />',
  '<Toasts />',
  '<SessionKeeper />',
  '{data?.viewer && <ChatSocket address={data.chatSocketUrl} />}',
  'useServiceWorker(data?.isOfflinePageOn)',
]
const BARE_ENTRY = `import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
startTransition(() => {
  hydrateRoot(document, <StrictMode><RemixBrowser /></StrictMode>)
})
`

/** Measures, prints and returns the figures. @param {string} [resultFile] where they go as JSON */
export async function benchShell(resultFile) {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM)
  const folder = mkdtempSync(join(tmpdir(), 'bench-shell-'))
  const apps = []
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    for (const name of ['shell', 'still', 'bare'])
      apps.push(await startApp(join(folder, name), name))
    for (const app of apps) app.scripts = await scriptsOf(browser, app)
    for (let load = 0; load < LOADS; load += 1)
      for (const app of load % 2 === 0 ? apps : [...apps].reverse())
        app.times.push(await mainThreadOf(browser, app))
    const [shell, still, bare] = apps
    const result = {
      brotliBytes: difference(shell, bare, 'brotli'),
      gzipBytes: difference(shell, bare, 'gzip'),
      mainThreadMilliseconds: timeOf(shell, 'all') - timeOf(still, 'all'),
      scriptMilliseconds: timeOf(shell, 'script') - timeOf(still, 'script'),
      withMarkup: {
        mainThreadMilliseconds: timeOf(shell, 'all') - timeOf(bare, 'all'),
        scriptMilliseconds: timeOf(shell, 'script') - timeOf(bare, 'script'),
      },
      loads: LOADS,
      slowdown: SLOWDOWN,
      apps: apps.map((app) => ({
        name: app.name,
        scripts: app.scripts,
        mainThreadMilliseconds: timeOf(app, 'all'),
        scriptMilliseconds: timeOf(app, 'script'),
      })),
    }
    print(result)
    if (resultFile) {
      mkdirSync(dirname(resultFile), { recursive: true })
      writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`)
    }
    return result
  } finally {
    await browser.close()
    for (const { server } of apps) server.kill('SIGTERM')
    await Promise.all(apps.map(({ server }) => server.exitCode ?? once(server, 'exit')))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startApp(folder, name) {
  for (const part of [...PARTS, ...FILES]) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const routes = join(folder, 'app/routes')
  for (const file of readdirSync(routes))
    if (!/^(?:_index\.tsx|api\.)/.test(file)) rmSync(join(routes, file), { recursive: true })
  writeFileSync(join(routes, 'other.tsx'), OTHER_PAGE)
  if (name === 'bare') writeFileSync(join(folder, 'app/root.tsx'), BARE_ROOT)
  if (name === 'still') writeFileSync(join(folder, 'app/root.tsx'), stillRoot())
  if (name !== 'shell') writeFileSync(join(folder, 'app/entry.client.tsx'), BARE_ENTRY)
  const environment = { ...process.env, NODE_ENV: 'production' }
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  })
  if (built.status !== 0) throw new Error(`${name} does not build:\n${built.stderr}`)
  const port = await freePort()
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  await waitUntilReady(url)
  return { name, folder, server, url, times: [] }
}

function stillRoot() {
  let root = readFileSync('app/root.tsx', 'utf8')
  for (const part of RUNNING_PARTS) {
    if (!root.includes(part)) throw new Error(`app/root.tsx no longer has ${part}`)
    root = root.replace(part, '')
  }
  return root
}

/** Every script that the home page has loaded when nothing more loads, with its compressed size. */
async function scriptsOf(browser, { url, folder }) {
  const page = await open(browser)
  const names = new Set()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) names.add(pathname)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET_MILLISECONDS)
  await page.context().close()
  return [...names].map((name) => {
    const bytes = readFileSync(join(folder, 'build/client', name))
    return {
      name,
      brotli: brotliCompressSync(bytes).length,
      gzip: gzipSync(bytes, { level: 9 }).length,
    }
  })
}

/** Milliseconds that the main thread worked until the page was idle: on everything, and in scripts. */
async function mainThreadOf(browser, { url }) {
  const page = await open(browser)
  const devtools = await page.context().newCDPSession(page)
  // The thread's own time: what other programs do on the machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(QUIET_MILLISECONDS)
  const { metrics } = await devtools.send('Performance.getMetrics')
  await page.context().close()
  const milliseconds = (wanted) =>
    1_000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN)
  return { all: milliseconds('TaskDuration'), script: milliseconds('ScriptDuration') }
}

async function open(browser) {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  return context.newPage()
}

const total = ({ scripts }, kind) => scripts.reduce((sum, script) => sum + script[kind], 0)
const difference = (shell, bare, kind) => total(shell, kind) - total(bare, kind)

const timeOf = ({ times }, kind) => Math.round(median(times.map((time) => time[kind])))

function print({
  brotliBytes,
  gzipBytes,
  mainThreadMilliseconds,
  scriptMilliseconds,
  withMarkup,
  apps,
}) {
  const kilobytes = (bytes) => `${(bytes / 1_024).toFixed(1)} KB`
  for (const app of apps)
    console.log(
      `${app.name.padEnd(6)} ${app.scripts.length} scripts, ${kilobytes(total(app, 'brotli'))} brotli; main thread ${app.mainThreadMilliseconds} ms, of it ${app.scriptMilliseconds} ms in scripts, at ${SLOWDOWN}x`,
    )
  console.log(
    `the shell adds ${kilobytes(brotliBytes)} of script (gzip ${kilobytes(gzipBytes)}; goal 15 KB) and ${mainThreadMilliseconds} ms of main thread, of it ${scriptMilliseconds} ms in scripts (goal 50 ms); with what it shows, ${withMarkup.mainThreadMilliseconds} ms and ${withMarkup.scriptMilliseconds} ms`,
  )
}

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2
}

async function waitUntilReady(url) {
  const giveUpAt = Date.now() + 120_000
  while (Date.now() < giveUpAt) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((done) => setTimeout(done, 100))
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
