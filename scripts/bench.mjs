/**
 * `npm run bench`: ratios, measured in one run on this machine.
 *
 *     npm run bench             pages, then the shell, search and the chat
 *     npm run bench -- pages    pages against a bare server and plain renderToString (four minutes)
 *     npm run bench -- shell    what the shell adds to the home page: bytes of script and time of the main thread
 *     npm run bench -- search   search at 10,000 and 100,000 products against a linear scan and pg_trgm
 *     npm run bench -- chat     messages through the chat against a bare relay, and pages beside thousands of sockets
 *     npm run bench -- moderation  the slowest texts that a search finds for the moderation of a message
 *
 * Figures go to build/bench/*.json too. What they mean is in docs/performance.md.
 */
import { spawnSync } from 'node:child_process'
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
if (runs('search')) run('tests/load/bench-search.ts')
if (runs('chat')) run('tests/load/bench-chat.ts', '--out', 'build/bench/chat.json')
if (runs('moderation'))
  run('tests/load/bench-moderation.ts', '--out', 'build/bench/moderation.json')

/** @param {string[]} program a TypeScript file and its arguments */
function run(...program) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...program], {
    stdio: 'inherit',
  })
  process.exitCode ||= status ?? 1
}
