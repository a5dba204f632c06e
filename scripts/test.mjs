/**
 * `npm test`: everything that must hold, quickest first; stops at the first failure.
 * The last line, `N passed, N failed`, counts the tests of Vitest and Playwright.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, HOW_TO_GET_CHROMIUM } from './find-chromium.mjs'
import { POSTGRES_TESTS } from './postgres-tests.mjs'
import { buildIsCurrent } from './stamp.mjs'

/** What scripts/test-postgres.mjs exits with when it finds no PostgreSQL; it has then said how to get one. */
const NO_POSTGRES = 69

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const counts = { passed: 0, failed: 0 }

const IMPORT_RULES = [
  '--config',
  '.dependency-cruiser.mjs',
  ...['app', 'backend', 'contracts', 'server', 'server.ts'],
]

const STEPS = [
  { name: 'format and lint', run: () => tool('@biomejs/biome', 'bin/biome', ['ci', '.']) },
  {
    name: 'import rules',
    run: () => tool('dependency-cruiser', 'bin/dependency-cruise.mjs', IMPORT_RULES),
  },
  { name: 'types', run: () => tool('typescript', 'bin/tsc', ['--noEmit']) },
  { name: 'dead code', run: () => tool('knip', 'bin/knip.js', []) },
  { name: 'unit, backend and contract tests', run: () => vitest([]) },
  { name: 'backend and contract tests on PostgreSQL', run: testOnPostgres },
  { name: 'build', run: () => (buildIsCurrent() ? 0 : node(['scripts/build.mjs'])) },
  { name: 'browser tests', run: testInBrowser },
]

const failedStep = STEPS.find(({ name, run }) => {
  process.stdout.write(`\n== ${name}\n`)
  const start = process.hrtime.bigint()
  const status = run()
  const seconds = Number((process.hrtime.bigint() - start) / 1_000_000n) / 1_000
  process.stdout.write(
    `== ${name}: ${status === 0 ? 'good' : 'FAILED'} (${seconds.toFixed(1)} s)\n`,
  )
  return status !== 0
})
rmSync(reports, { recursive: true, force: true })
// A check that is no test, or a run that broke before its first test, is a failure too.
if (failedStep && counts.failed === 0) counts.failed = 1
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`)
process.exitCode = failedStep ? 1 : 0

/** @param {string[]} args */
function node(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status ?? 1
}

function tool(name, file, args, env) {
  return node([join('node_modules', name, file), ...args], env)
}

function vitestCommand(args, report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters]
}

function vitest(args) {
  const report = join(reports, 'vitest.json')
  const status = node(vitestCommand(args, report))
  countVitest(report)
  return status
}

function testOnPostgres() {
  const report = join(reports, 'vitest-postgres.json')
  const command = [process.execPath, ...vitestCommand(POSTGRES_TESTS, report)]
  const status = node(['scripts/test-postgres.mjs', '--', ...command])
  countVitest(report)
  if (status === NO_POSTGRES && !process.env.CI) return 0
  return status
}

function testInBrowser() {
  if (!findChromium()) {
    process.stderr.write(`${HOW_TO_GET_CHROMIUM}\n`)
    return 1
  }
  const report = join(reports, 'playwright.json')
  const status = tool('@playwright/test', 'cli.js', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const { stats } = read(report) ?? {}
  counts.passed += stats ? stats.expected + stats.flaky : 0
  counts.failed += stats?.unexpected ?? 0
  return status
}

function countVitest(report) {
  const result = read(report)
  counts.passed += result?.numPassedTests ?? 0
  counts.failed += result?.numFailedTests ?? 0
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}
