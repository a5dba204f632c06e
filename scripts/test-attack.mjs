/**
 * `npm run test:attack`: the production build under attack (tests/attack/run-attack.ts), then under restarts of its
 * database where there is a PostgreSQL (tests/attack/database-restarts.mjs). Builds first where the build is stale.
 */
import { spawnSync } from 'node:child_process'
import { UNAVAILABLE } from '../tests/support/throwaway-postgres.mjs'
import { buildIsCurrent } from './stamp.mjs'

process.env.NODE_ENV = 'production'
if (!buildIsCurrent()) await import('./build.mjs')
const storm = run(['--import', 'tsx', 'tests/attack/run-attack.ts', ...process.argv.slice(2)])
const restarts = run(['tests/attack/database-restarts.mjs'])
process.exitCode = storm || (restarts === UNAVAILABLE ? 0 : restarts)

function run(args) {
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
}
