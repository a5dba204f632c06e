import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { RoomOfTwo } from './backend-server.ts'
import { bundleProgram } from './bundle-program.ts'
import { findFreePort } from './server-process.ts'

export type { RoomOfTwo } from './backend-server.ts'

/** The whole backend in a process of its own, which may be killed and started again at the same address. */
export interface BackendProcess {
  url: string
  start(): Promise<void>
  /** SIGKILL: no close frames, no cleanup. */
  kill(): Promise<void>
  /** SIGTERM, as in a deployment; returns the exit code. */
  stop(): Promise<number | null>
  /** Rooms of two signed-in users. */
  rooms(count: number): Promise<RoomOfTwo[]>
  /** What the process answers to a test alone; see backend-server.ts. */
  ask<Answer>(path: string): Promise<Answer>
  output(): string
  /** The id of the running process. */
  pid(): number | undefined
}

/**
 * @param variables the environment; DATA_DIR is needed
 * @param core the processor to which it is bound
 */
export async function backendProcess(
  variables: Record<string, string>,
  core?: number,
): Promise<BackendProcess> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const written: string[] = []
  let child: ChildProcess | undefined

  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null)
      return child?.exitCode ?? null
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
    return child.exitCode
  }
  async function ask<Answer>(path: string): Promise<Answer> {
    const answer = await fetch(`${url}${path}`)
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
    return (await answer.json()) as Answer
  }
  // Also when a test fails before it can stop the process.
  process.once('exit', () => child?.kill('SIGKILL'))

  return {
    url,
    output: () => written.join(''),
    pid: () => child?.pid,
    async start() {
      const command = [process.execPath, await bundleProgram('tests/support/backend-server.ts')]
      if (core !== undefined) command.unshift('taskset', '-c', `${core}`)
      const [program = '', ...rest] = command
      const started = spawn(program, rest, {
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'test',
          LOG_LEVEL: 'error',
          SEED: 'none',
          SANDBOX: '1',
          PORT: `${port}`,
          ...variables,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      for (const stream of [started.stdout, started.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
      while (true) {
        if (started.exitCode !== null) throw new Error(`the server ended: ${written.join('')}`)
        if (started.signalCode !== null) return
        const answer = await fetch(`${url}/healthz`).catch(() => undefined)
        if (answer?.ok) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async kill() {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
    rooms: (count) => ask<RoomOfTwo[]>(`/test/rooms?count=${count}`),
    ask,
  }
}
