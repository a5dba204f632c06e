/** Builds the browser and server parts of Remix, bundles server.ts, and compresses the static files. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { STAMP_FILE, sourceStamp } from './stamp.mjs'

/** Reports to quiet-build.mjs which step begins. */
const begin = (step) => process.send?.(step)

const stamp = sourceStamp()
begin('화면')
rmSync('build', { recursive: true, force: true })
execFileSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
begin('서버')
await writeModelNames()
await build({
  entryPoints: {
    server: 'server.ts',
    hosts: 'server/hosts.ts',
    operator: 'server/make-operator.ts',
    backup: 'server/back-up.ts',
    restore: 'server/restore.ts',
    'pglite-worker': 'backend/db/pglite/worker.ts',
    'video-worker': 'backend/chat/media/video-worker.ts',
  },
  outdir: 'build',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: 'linked',
  logLevel: 'warning',
  plugins: [
    {
      name: 'built-name-table',
      setup: ({ onLoad }) =>
        onLoad({ filter: /[\\/]built-name-table\.ts$/ }, () => ({
          contents: `import { readFileSync } from 'node:fs'
            export const builtNameTable = () =>
              JSON.parse(readFileSync(new URL('model-names.json', import.meta.url), 'utf8'))`,
        })),
    },
  ],
})
// The page without a connection has one script, which the service worker stores with it.
await build({
  entryPoints: { offline: 'app/features/offline/offline-page.ts' },
  outdir: 'build/client',
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  format: 'iife',
  charset: 'utf8',
  logLevel: 'warning',
  // It asks of no page whether it is built, and the table of pages stays on the server.
  plugins: [
    {
      name: 'no-table-of-pages',
      setup: ({ onLoad }) =>
        onLoad({ filter: /[\\/]browser-pages\.ts$/ }, () => ({
          contents: 'export const BROWSER_PAGES = {}',
        })),
    },
  ],
})
// The first start reads the demo data's catalogue from there (backend/demo/seed/catalogue.ts).
cpSync('backend/demo/seed/catalogue', 'build/catalogue', { recursive: true })
// Open Graph pictures are drawn with Pretendard; the package itself is not needed at run time.
mkdirSync('build/fonts', { recursive: true })
for (const weight of ['Medium', 'Bold'])
  cpSync(
    `node_modules/pretendard/dist/public/static/Pretendard-${weight}.otf`,
    `build/fonts/Pretendard-${weight}.otf`,
  )
if (process.env.RELEASE) setSourceMapsAside()
begin('압축')
for (const entry of readdirSync('build/client', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(?:js|css|svg|txt|json|webmanifest)$/.test(entry.name)) continue
  const file = join(entry.parentPath ?? entry.path, entry.name)
  const bytes = readFileSync(file)
  if (bytes.length < 1024) continue
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
writeFileSync(STAMP_FILE, stamp)

/** The names of models that titles are searched for (backend/search-index/price-facts/name-table.ts): making them takes two seconds. */
async function writeModelNames() {
  const outfile = join('build', 'name-table.mjs')
  await build({
    entryPoints: ['backend/search-index/price-facts/name-table.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  })
  const { makeNameTable } = await import(pathToFileURL(outfile).href)
  writeFileSync(join('build', 'model-names.json'), JSON.stringify(makeNameTable()))
  rmSync(outfile)
}

/** Source maps of the browser's scripts, with the files that they belong to, for `npm run sourcemaps`: never served. */
function setSourceMapsAside() {
  const [from, to] = ['build/client/assets', 'build/sourcemaps/assets']
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (!name.endsWith('.js.map')) continue
    renameSync(join(from, name), join(to, name))
    cpSync(join(from, name.slice(0, -'.map'.length)), join(to, name.slice(0, -'.map'.length)))
  }
}
