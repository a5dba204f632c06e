/**
 * `npm run bench`: ratios, measured in one run on this machine.
 *
 *     npm run bench             everything below, one after the other
 *     npm run bench -- pages    pages against a bare server and plain renderToString (four minutes)
 *     npm run bench -- shell    what the shell adds to the home page: bytes of script and time of the main thread
 *     npm run bench -- search   search at 10,000 and 100,000 products against a linear scan and pg_trgm
 *     npm run bench -- chat     messages through the chat against a bare relay, and pages beside thousands of sockets
 *     npm run bench -- uploads  pages while twenty photos at once are uploaded against the same without
 *     npm run bench -- orders   purchases against the bare statements of the same rows; histories at a million orders on PostgreSQL
 *     npm run bench -- desk     counts and first pages of the operators' queues at 100 and at 100,000 cases
 *     npm run bench -- calls    an embedded call through an encoded request against the same as a function
 *     npm run bench -- moderation  the slowest texts that a search finds for the moderation of a message
 *
 * Figures go to build/bench/*.json too. What they mean is in docs/performance.md.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { buildIsCurrent } from './stamp.mjs'

const [only] = process.argv.slice(2)
process.env.NODE_ENV = 'production'
if (!buildIsCurrent()) await import('./build.mjs')

const runs = (name) => only === undefined || only === name

if (runs('pages')) {
  const { benchPages } = await import('../tests/load/bench-pages.mjs')
  await benchPages('build/bench/pages.json')
}
if (runs('shell')) {
  const { benchShell } = await import('../tests/load/bench-shell.mjs')
  await benchShell('build/bench/shell.json')
}
if (runs('uploads')) {
  const { benchUploads } = await import('../tests/load/bench-uploads.mjs')
  await benchUploads('build/bench/uploads.json')
}
if (runs('search')) run('tests/load/bench-search.ts')
if (runs('chat')) run('tests/load/bench-chat.ts', '--out', 'build/bench/chat.json')
if (runs('orders'))
  runNode(
    'scripts/test-postgres.mjs',
    '--',
    process.execPath,
    '--import',
    'tsx',
    'tests/load/bench-orders.ts',
    '--out',
    'build/bench/orders.json',
  )
if (runs('desk')) run('tests/load/bench-desk.ts', '--out', 'build/bench/desk.json')
if (runs('calls')) run('tests/load/bench-calls.ts', '--out', 'build/bench/calls.json')
if (runs('moderation'))
  await runBundled('tests/load/bench-moderation.ts', '--out', 'build/bench/moderation.json')

/** @param {string[]} program a TypeScript file and its arguments */
function run(...program) {
  runNode('--import', 'tsx', ...program)
}

/** Runs a program like the server, without tsx: tsx preserves function names, which doubles the cost of small ones. */
async function runBundled(program, ...args) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const outfile = join(folder, 'bench.mjs')
  await build({
    entryPoints: [program],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
  })
  runNode(outfile, ...args)
  rmSync(folder, { recursive: true })
}

/** @param {string[]} args */
function runNode(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  process.exitCode ||= status ?? 1
}
