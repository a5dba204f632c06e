import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const PACKAGE = '@electric-sql/pglite'
const PROGRAM = 'pglite.wasm'

let kept: Promise<unknown> | undefined

/**
 * Lets all threads of this process share one compiled engine. V8 compiles the same WebAssembly once for a process while
 * anything holds the result, and this thread outlives those of the database: without it the thread that serves compiles
 * and optimises again what the one that initialised has, and so does every engine of a test.
 */
export function keepCompiled(): Promise<unknown> {
  // A thread that cannot find its program says so itself.
  kept ??= compile().catch(() => undefined)
  return kept
}

async function compile(): Promise<WebAssembly.Module> {
  const folder = path.dirname(createRequire(import.meta.url).resolve(PACKAGE))
  return WebAssembly.compile(await readFile(path.join(folder, PROGRAM)))
}
