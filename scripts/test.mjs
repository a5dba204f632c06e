/**
 * `npm test`: everything that must hold, quickest first; begins nothing after the first failure.
 * The checks run side by side; each of the long steps keeps two processors busy alone. The last line, `N passed, N failed`, counts the tests of
 * Vitest and Playwright.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findChromium, HOW_TO_GET_CHROMIUM } from './find-chromium.mjs'
import { POSTGRES_TESTS } from './postgres-tests.mjs'
import { buildIsCurrent } from './stamp.mjs'

/** What scripts/test-postgres.mjs exits with when it finds no PostgreSQL; it has printed how to get one then. */
const NO_POSTGRES = 69

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const counts = { passed: 0, failed: 0 }
const start = process.hrtime.bigint()

const IMPORT_RULES = [
  '--config',
  '.dependency-cruiser.mjs',
  ...['app', 'backend', 'contracts', 'server', 'server.ts'],
]

/** Files that nothing has changed for are not checked again. */
const TYPES = [
  ...['--noEmit', '--incremental', '--tsBuildInfoFile'],
  join('node_modules', '.cache', 'types.tsbuildinfo'),
]

const STEPS = {
  'format and lint': (run) => tool(run, '@biomejs/biome', 'bin/biome', ['ci', '.']),
  'import rules': (run) =>
    tool(run, 'dependency-cruiser', 'bin/dependency-cruise.mjs', IMPORT_RULES),
  types: (run) => tool(run, 'typescript-native', 'bin/tsc', TYPES),
  'dead code': (run) => tool(run, 'knip', 'bin/knip.js', []),
  build: (run) => (buildIsCurrent() ? 0 : run(['scripts/build.mjs'])),
  'unit, backend and contract tests': (run) => testUnits(run),
  'backend and contract tests on PostgreSQL': (run) => testOnPostgres(run),
  'browser tests': (run) => testInBrowser(run),
}

/**
 * Lanes of a stage run side by side, the steps of a lane one after the other. Two of the long steps at once take longer
 * than one after the other: four processes of a gigabyte share the processors' caches (docs/testing.md).
 */
const STAGES = [
  {
    run: runQuietly,
    lanes: [
      ['types', 'dead code'],
      ['build', 'format and lint', 'import rules'],
    ],
  },
  {
    run: runAloud,
    lanes: [
      [
        'unit, backend and contract tests',
        'browser tests',
        'backend and contract tests on PostgreSQL',
      ],
    ],
  },
]

let isGood = true
for (const { run, lanes } of STAGES) {
  await Promise.all(lanes.map((names) => runLane(names, run)))
  if (!isGood) break
}
rmSync(reports, { recursive: true, force: true })
// A failed check that is not a test, or a run that broke before its first test, is a failure too.
if (!isGood && counts.failed === 0) counts.failed = 1
process.stdout.write(
  `\n== everything: ${secondsSince(start)} s\n${counts.passed} passed, ${counts.failed} failed\n`,
)
process.exitCode = isGood ? 0 : 1

/** After the first failure, in any lane, no other step begins; one that runs goes on to its end. */
async function runLane(names, run) {
  for (const name of names) {
    if (!isGood) return
    process.stdout.write(`\n== ${name} …\n`)
    const begun = process.hrtime.bigint()
    const status = await STEPS[name]((args, env) => run(args, env, name))
    const verdict = status === 0 ? 'good' : 'FAILED'
    process.stdout.write(`== ${name}: ${verdict} (${secondsSince(begun)} s)\n`)
    if (status !== 0) isGood = false
  }
}

function secondsSince(begun) {
  return (Number((process.hrtime.bigint() - begun) / 1_000_000n) / 1_000).toFixed(1)
}

/** Prints the program's output as it comes. */
function runAloud(args, env) {
  return ended(spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }))
}

/** Prints the program's output at its end, and only when it failed: another one runs at the same time. */
async function runQuietly(args, env) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const [status, ...said] = await Promise.all([
    ended(child),
    text(child.stdout),
    text(child.stderr),
  ])
  if (status !== 0) process.stdout.write(said.join(''))
  return status
}

/** @returns {Promise<number>} */
function ended(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (status) => resolve(status ?? 1))
  })
}

function tool(run, name, file, args, env) {
  return run([join('node_modules', name, file), ...args], env)
}

function vitestCommand(args, report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters]
}

async function testUnits(run) {
  const report = join(reports, 'vitest.json')
  const status = await run(vitestCommand([], report))
  countVitest(report)
  return status
}

async function testOnPostgres(run) {
  const report = join(reports, 'vitest-postgres.json')
  const command = [process.execPath, ...vitestCommand(POSTGRES_TESTS, report)]
  const status = await run(['scripts/test-postgres.mjs', '--', ...command])
  countVitest(report)
  if (status === NO_POSTGRES && !process.env.CI) return 0
  return status
}

async function testInBrowser(run) {
  if (!findChromium()) {
    process.stderr.write(`${HOW_TO_GET_CHROMIUM}\n`)
    return 1
  }
  const report = join(reports, 'playwright.json')
  const status = await tool(run, '@playwright/test', 'cli.js', ['test', '--reporter=list,json'], {
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
