import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeTemporaryFolder } from './temporary-folder.mjs'

/** Our server as a separate process, as `npm start` runs it. */
export interface ServerProcess {
  url: string
  dataDir: string
  process: ChildProcess
  /** Everything it has written so far. */
  output: () => string
  /** Ends it with SIGTERM and removes its data; returns the exit code. */
  stop: () => Promise<number | null>
}

/** Below the ports that a system gives to connections: one of them could take the port before the server has it. */
const PORTS = { from: 10_000, to: 32_000 }

/** A free port. */
export async function findFreePort(): Promise<number> {
  while (true) {
    const port = randomInt(PORTS.from, PORTS.to)
    const listener = createServer().listen(port, '127.0.0.1')
    const isFree = await once(listener, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    listener.close()
    await once(listener, 'close')
    return port
  }
}

/**
 * Starts the production build on a free port, over a data folder of its own with the demo data. Resolves once it is ready
 * to serve.
 */
export async function startServer(variables: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await spawnServer({ ...copyOfDemoData(variables), ...variables })
  await waitUntilReady(server)
  return server
}

/**
 * Fills a new data folder with the demo data. Every later server without a data folder or seed of its own starts from a
 * copy of it, and all of them share the pictures that one of them has drawn.
 * @returns a function that removes it
 */
export async function seedDemoData(): Promise<() => void> {
  const world = makeTemporaryFolder('demo-world-')
  const server = await startServer({ DATA_DIR: join(world, DATA) })
  await server.stop()
  process.env[WORLD] = world
  return () => rmSync(world, { recursive: true, force: true })
}

/** Names the folder that `seedDemoData` has made; the workers of Playwright inherit it. */
const WORLD = 'E2E_WORLD'
const DATA = 'data'

/** Temporary folders of this process. Each is removed with its server. */
const ownFolders = new Set<string>()

function newDataDir(): string {
  const folder = makeTemporaryFolder('server-data-')
  ownFolders.add(folder)
  return folder
}

function copyOfDemoData(variables: Record<string, string>): Record<string, string> {
  const world = process.env[WORLD]
  if (!world || variables.DATA_DIR || variables.SEED) return {}
  const dataDir = newDataDir()
  copyWorld(dataDir)
  return { DATA_DIR: dataDir, MEDIA_URL: pathToFileURL(join(world, 'pictures')).href }
}

/** Fills a data folder with what `fillWorld` has made, so that a server that starts there need not make it again. */
export function copyWorld(dataDir: string): void {
  const world = process.env[WORLD]
  if (world) cpSync(join(world, DATA), dataDir, { recursive: true })
}

/** Starts it and resolves at once, whatever happens next. */
export async function spawnServer(variables: Record<string, string> = {}): Promise<ServerProcess> {
  const port = variables.PORT ? Number(variables.PORT) : await findFreePort()
  const dataDir = variables.DATA_DIR ?? newDataDir()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  const exited = once(child, 'exit')
  return {
    url: `http://localhost:${port}`,
    dataDir,
    process: child,
    output: () => written.join(''),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await exited
      if (ownFolders.has(dataDir)) rmSync(dataDir, { recursive: true, force: true })
      return child.exitCode
    },
  }
}

async function waitUntilReady(server: ServerProcess): Promise<void> {
  while (true) {
    if (server.process.exitCode !== null)
      throw new Error(`the server ended before it was ready:\n${server.output()}`)
    const response = await fetch(`${server.url}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
