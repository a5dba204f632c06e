import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { bundleProgram } from './bundle-program.ts'

const SCRIPT = 'tests/support/database-process.ts'

export interface DatabaseProcess {
  child: ChildProcess
  /** The next word that the process reports. @throws Error when it ends before reporting one. */
  next(): Promise<string>
  /** SIGKILL, and everything it had reported until then. */
  kill(): Promise<string[]>
  /** Ends its input, and waits until it has exited. */
  finish(): Promise<void>
  say(word: string): void
}

/** Starts `database-process.ts` with a task and its folder or file. */
export async function spawnDatabaseProcess(
  task: 'insert' | 'hold' | 'contend' | 'deliver',
  target: string,
): Promise<DatabaseProcess> {
  const child = spawn(process.execPath, [await bundleProgram(SCRIPT), task, target], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    child,
    async next() {
      const { value, done } = await lines.next()
      if (done) throw new Error(`The ${task} process ended`)
      return value
    },
    async kill() {
      child.kill('SIGKILL')
      const told: string[] = []
      for (let line = await lines.next(); !line.done; line = await lines.next()) {
        told.push(line.value)
      }
      await exited
      return told
    },
    async finish() {
      child.stdin.end()
      await exited
    },
    say: (word) => void child.stdin.write(`${word}\n`),
  }
}
