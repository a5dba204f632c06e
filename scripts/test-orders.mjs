/**
 * `npm run test:orders`: a million random commands at the order machine on a throwaway PostgreSQL, and the ledger and
 * the chains of events of all of it afterwards. `-- --commands 100000` gives fewer, `-- --seed 7` others.
 *
 * Each of several processes has a database and a seed of its own, because one process waits half of its time. After a
 * failure the seed that is printed and PROPERTY_SEED repeat it.
 */
import { spawn } from 'node:child_process'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { startPostgres } from '../tests/support/throwaway-postgres.mjs'

const COMMANDS_OF_A_WORLD = 40
const PROCESSES = 3

const { values } = parseArgs({
  options: {
    commands: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
  },
})
const worlds = Math.ceil(Number(values.commands) / COMMANDS_OF_A_WORLD / PROCESSES)

const postgres = await startPostgres()
try {
  const codes = await Promise.all(
    Array.from({ length: PROCESSES }, (_, place) =>
      runLives(postgres.url, Number(values.seed) + place),
    ),
  )
  process.exitCode = Math.max(...codes)
} finally {
  await postgres.close()
}

/**
 * @param {string} url
 * @param {number} seed
 * @returns {Promise<number>}
 */
function runLives(url, seed) {
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'backend/orders/order-lives.test.ts'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_DATABASE_URL: url,
        ORDER_WORLDS: String(worlds),
        PROPERTY_SEED: String(seed),
      },
    },
  )
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}
