// A loader of TypeScript in the new thread would take as long as the database itself; bundling its few files does not.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { threadId } from 'node:worker_threads'
import { build, stop } from 'esbuild'

/** Inside the project, so that packages are found from there. */
const CACHE = new URL('../../../node_modules/.cache/pglite-worker/', import.meta.url)

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('worker.ts', import.meta.url))],
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: 'inline',
  write: false,
})
await stop()
const [{ contents }] = outputFiles
const digest = createHash('sha256').update(contents).digest('hex').slice(0, 16)
const file = new URL(`${digest}.mjs`, CACHE)
if (!existsSync(file)) {
  const draft = new URL(`${digest}.${process.pid}.${threadId}`, CACHE)
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(draft, contents)
  renameSync(draft, file)
}
await import(file.href)
