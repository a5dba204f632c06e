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
