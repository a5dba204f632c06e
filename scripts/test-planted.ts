/**
 * Plants one mistake after another into the code of orders and looks whether the tests of orders turn red. Writes the
 * list with its results into docs/planted-bugs.md. The files are restored, also when it is interrupted.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { PLANTED_BUGS } from '../tests/planted/order-bugs.ts'

const TESTS = [
  'tests/contract/order-machine.test.ts',
  'backend/orders/lock-order.test.ts',
  'backend/orders/orders.test.ts',
  'backend/orders/cases/cases.test.ts',
  'backend/orders/delivery/delivery.test.ts',
  'backend/orders/meetings.test.ts',
  'backend/orders/money.test.ts',
  'backend/orders/compensation/compensation.test.ts',
  'backend/orders/queue/queue.test.ts',
  'backend/orders/order-lives.test.ts',
]
/** The embedded database has one session, so that nothing there waits for a lock; these run on PostgreSQL as well. */
const ON_POSTGRES = ['backend/orders/orders.test.ts', 'backend/orders/order-races.test.ts']

const only = process.argv[2]
const bugs = PLANTED_BUGS.filter(({ name }) => !only || name.includes(only))
const original = new Map(bugs.map(({ file }) => [file, readFileSync(file, 'utf8')]))
const restore = () => {
  for (const [file, text] of original) writeFileSync(file, text)
}
process.on('exit', restore)
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

const results: { name: string; file: string; foundBy: string | null }[] = []
for (const { name, file, from, to } of bugs) {
  const text = original.get(file) ?? ''
  if (text.split(from).length !== 2) throw new Error(`${name}: ${file} has not one place for it`)
  writeFileSync(
    file,
    text.replace(from, () => to),
  )
  const foundBy =
    TESTS.find((test) => isRed(test)) ?? ON_POSTGRES.find((test) => isRed(test, true)) ?? null
  writeFileSync(file, text)
  results.push({ name, file, foundBy })
  process.stdout.write(
    `${foundBy ? 'found ' : 'MISSED'} ${name}${foundBy ? ` (${foundBy})` : ''}\n`,
  )
}

const found = results.filter(({ foundBy }) => foundBy).length
process.stdout.write(`${found} of ${results.length}\n`)
if (!only) writeFileSync('docs/planted-bugs.md', document())

function isRed(test: string, onPostgres = false): boolean {
  const vitest = ['vitest', 'run', test, '--bail', '1']
  const [program = 'npx', ...rest] = onPostgres
    ? [process.execPath, 'scripts/test-postgres.mjs', '--', 'npx', ...vitest]
    : ['npx', ...vitest]
  const { status } = spawnSync(program, rest, {
    stdio: 'ignore',
  })
  return status !== 0
}

function document(): string {
  const rows = results.map(
    ({ name, file, foundBy }) =>
      `| ${name} | \`${file}\` | ${foundBy ? `\`${foundBy}\`` : '**not found**'} |`,
  )
  return `# Mistakes that the tests of orders find

\`npm run test:planted\` writes this list: it plants each mistake alone and runs the tests of orders on the embedded database, and
where they stay green some of them on PostgreSQL.
${found} of ${results.length} turn a test red.

| mistake | planted in | first test that fails |
| --- | --- | --- |
${rows.join('\n')}
`
}
