/**
 * Ends the process with a sentence for the person who runs it. Errors that were foreseen carry an `exitCode`
 * of their own; the stack is shown only for those that were not.
 */
export function exitWithReason(error: unknown): never {
  const known = error instanceof Error && 'exitCode' in error && typeof error.exitCode === 'number'
  const text = error instanceof Error ? (known ? error.message : error.stack) : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(known ? (error.exitCode as number) : 1)
}

/** Exit code of a process whose embedded database ended under it (EX_SOFTWARE). */
const DATABASE_LOST = 70

/** A process without its database answers nothing but errors: it ends, so that whoever keeps it running starts it anew. */
export function exitWhenLost(
  lost: Promise<void>,
  log: { error(fields: object, message: string): void },
): void {
  void lost.then(() => {
    log.error({ exitCode: DATABASE_LOST }, 'the embedded database has ended; leaving')
    process.exit(DATABASE_LOST)
  })
}
