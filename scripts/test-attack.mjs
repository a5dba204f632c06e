/** `npm run test:attack`: the production build under attack (tests/attack/run-attack.ts), built first where it is stale. */
import { spawnSync } from 'node:child_process'
import { buildIsCurrent } from './stamp.mjs'

process.env.NODE_ENV = 'production'
if (!buildIsCurrent()) await import('./build.mjs')
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tests/attack/run-attack.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
