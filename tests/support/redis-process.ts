import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { findFreePort } from './server-process.ts'

/** A Redis for one test, which may be killed and started again on the same port. */
export interface RedisProcess {
  url: string
  start(): Promise<void>
  kill(): Promise<void>
}

/** Whether this machine has one; in CI a missing one is a failure, not a reason to try less. */
export const hasRedis = (() => {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return Boolean(process.env.CI)
  }
})()

export async function startRedis(): Promise<RedisProcess> {
  const port = await findFreePort()
  let server: ChildProcess | undefined
  const kill = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGKILL')
    await exited
  }
  const start = async () => {
    const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const child = spawn('redis-server', options, { stdio: 'ignore' })
    server = child
    const client = new Redis(port, '127.0.0.1', { retryStrategy: () => 50 })
    client.on('error', () => undefined)
    await new Promise((resolve) => client.once('ready', resolve))
    client.disconnect()
  }
  // Also when a test fails before it can stop it.
  process.once('exit', () => server?.kill('SIGKILL'))
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, kill }
}
