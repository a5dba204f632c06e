import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { modelNamesFile } from './model-names.ts'

const CACHE = resolve('node_modules/.cache')
const NAME = 'test-programs-'
const FOLDER = join(CACHE, `${NAME}${process.pid}`)
const bundled = new Map<string, Promise<string>>()

/**
 * Bundles a program as `npm run build` bundles the server, once: from source it would take seconds to start.
 * @returns the file to start
 */
export function bundleProgram(source: string): Promise<string> {
  if (bundled.size === 0) removeOldBundles()
  const known = bundled.get(source)
  if (known) return known
  const outdir = join(FOLDER, basename(source, '.ts'))
  const file = build({
    entryPoints: {
      program: source,
      'pglite-worker': 'backend/db/pglite/worker.ts',
      'video-worker': 'backend/chat/media/video-worker.ts',
    },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
    plugins: [storedModelNames],
  }).then(() => join(outdir, 'program.js'))
  bundled.set(source, file)
  return file
}

/** As scripts/build.mjs does: a server that has to make the table itself is busy with it for seconds. */
const storedModelNames: Plugin = {
  name: 'stored-model-names',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]built-name-table\.ts$/ }, () => ({
      contents: `import { readFileSync } from 'node:fs'
        export const builtNameTable = () =>
          JSON.parse(readFileSync(${JSON.stringify(modelNamesFile())}, 'utf8'))`,
    })),
}

/** Of runs that are over. */
function removeOldBundles(): void {
  if (!existsSync(CACHE)) return
  for (const name of readdirSync(CACHE).filter((one) => one.startsWith(NAME))) {
    try {
      process.kill(Number(name.slice(NAME.length)), 0)
    } catch {
      rmSync(join(CACHE, name), { recursive: true, force: true })
    }
  }
}
