/**
 * Runs a command against a throwaway PostgreSQL:
 *
 *     node scripts/test-postgres.mjs                            the tests that are for PostgreSQL too
 *     node scripts/test-postgres.mjs -- npx vitest run backend
 *
 * The command gets TEST_DATABASE_URL. The cluster lives in a temporary folder, listens on loopback
 * only, has no fsync (but with PG_DURABLE=1, for measurements), and is deleted when the command ends.
 */
import { spawn } from 'node:child_process'
import process from 'node:process'
import {
  PostgresMissingError,
  startPostgres,
  UNAVAILABLE,
} from '../tests/support/throwaway-postgres.mjs'
import { POSTGRES_TESTS } from './postgres-tests.mjs'

const [, , separator, ...given] = process.argv
if (separator !== undefined && (separator !== '--' || given.length === 0)) {
  process.stderr.write('Usage: node scripts/test-postgres.mjs [-- <command> [arguments]]\n')
  process.exit(1)
}
const command =
  separator === undefined
    ? [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...POSTGRES_TESTS]
    : given

let postgres
try {
  postgres = await startPostgres({ durable: Boolean(process.env.PG_DURABLE) })
  process.stdout.write(`TEST_DATABASE_URL=${postgres.url}\n`)
  process.exitCode = await run(postgres.url)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = error instanceof PostgresMissingError ? UNAVAILABLE : 1
} finally {
  await postgres?.close()
}

function run(url) {
  const [program, ...rest] = command
  const child = spawn(program, rest, {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  })
  // The child receives Ctrl-C itself; this process continues, to stop the server afterwards.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}
