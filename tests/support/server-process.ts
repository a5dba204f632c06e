import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

/** A free port. */
export async function findFreePort(): Promise<number> {
  const listener = createServer()
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  listener.close()
  await once(listener, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/**
 * Starts the production build on a free port, over a new data folder with the demo data. Resolves once it is ready to
 * serve.
 */
export async function startServer(variables: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await spawnServer(variables)
  await waitUntilReady(server)
  return server
}

/** Starts it and resolves at once, whatever happens next. */
export async function spawnServer(variables: Record<string, string> = {}): Promise<ServerProcess> {
  const port = variables.PORT ? Number(variables.PORT) : await findFreePort()
  const dataDir = variables.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'server-data-'))
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
      if (!variables.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
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
