import type { Server } from 'node:http'
import { EXIT_CODES, StartError } from '#backend/start-error.ts'

/**
 * Ends the process with a sentence for the person who runs it. Expected errors carry an `exitCode` of their own; the
 * stack is shown only for unexpected ones.
 */
export function exitWithReason(error: unknown): never {
  const known = error instanceof Error && 'exitCode' in error && typeof error.exitCode === 'number'
  const text = error instanceof Error ? (known ? error.message : error.stack) : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(known ? (error.exitCode as number) : 1)
}

/**
 * Ends the process with one sentence where it cannot listen.
 * @param variables the settings of the address, for the sentence
 */
export function exitWhenNotListening(
  server: Pick<Server, 'once'>,
  { port, host, variables }: { port: number; host: string; variables: string },
): void {
  server.once('error', (error: NodeJS.ErrnoException) => {
    const [code, what] = NOT_LISTENING[error.code ?? ''] ?? []
    if (!code || !what) return exitWithReason(error)
    exitWithReason(
      new StartError(EXIT_CODES[code], `${variables}: cannot listen on ${host}:${port}: ${what}.`),
    )
  })
}

const NOT_LISTENING: Record<string, [code: keyof typeof EXIT_CODES, what: string]> = {
  EADDRINUSE: ['UNAVAILABLE', 'another process does already'],
  EACCES: ['NO_PERMISSION', 'the user of this process may not use that port'],
  EADDRNOTAVAIL: ['CONFIG', 'this machine has no such address'],
  ENOTFOUND: ['CONFIG', 'no such address is known'],
  EAI_AGAIN: ['CONFIG', 'no such address is known'],
}

/** Exit code of a process whose embedded database ended under it (EX_SOFTWARE). */
const DATABASE_LOST = 70

/** A process without its database answers only errors: it exits, so that its supervisor restarts it. */
export function exitWhenLost(
  lost: Promise<void>,
  log: { error(fields: object, message: string): void },
): void {
  void lost.then(() => {
    log.error({ exitCode: DATABASE_LOST }, 'the embedded database has ended; leaving')
    process.exit(DATABASE_LOST)
  })
}
