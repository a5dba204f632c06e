import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { threadId } from 'node:worker_threads'
import { buildSync } from 'esbuild'
import { makeNameTable } from '#backend/search-index/price-facts/name-table.ts'
import { DAY_MS } from '#contracts/durations.ts'

const SOURCE = resolve('backend/search-index/price-facts/name-table.ts')
const CACHE = resolve('node_modules/.cache/model-names')
/** Another checkout may share the folder and have programs running that still read theirs. */
const KEPT_MS = DAY_MS

/**
 * The table of the names of models, which the production build makes once: each process of the tests would take two seconds
 * for it. It is made again when what it is made of changes.
 * @returns the file with it
 */
export function modelNamesFile(): string {
  const { outputFiles } = buildSync({
    entryPoints: [SOURCE],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
  })
  const hash = createHash('sha256')
  for (const { contents } of outputFiles) hash.update(contents)
  const name = `${hash.digest('hex').slice(0, 16)}.json`
  const file = join(CACHE, name)
  if (existsSync(file)) return file
  mkdirSync(CACHE, { recursive: true })
  for (const old of readdirSync(CACHE).map((one) => join(CACHE, one)))
    if (Date.now() - statSync(old).mtimeMs > KEPT_MS) rmSync(old, { force: true })
  const draft = `${file}.${process.pid}.${threadId}`
  writeFileSync(draft, JSON.stringify(makeNameTable()))
  renameSync(draft, file)
  return file
}
