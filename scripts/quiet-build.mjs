/**
 * The build as `npm start` shows it: one line that grows with its steps.
 * Everything else goes to a file, which is named when the build fails.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const LOG = resolve('node_modules/.cache/build.log')

mkdirSync(dirname(LOG), { recursive: true })
const log = openSync(LOG, 'w')
process.stdout.write('두손: 빌드하는 중입니다…')
const build = spawn(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', log, log, 'ipc'] })
closeSync(log)
build.on('message', (step) => process.stdout.write(` ${step}…`))
const [[status]] = await Promise.all([once(build, 'exit'), once(build, 'disconnect')])
if (status === 0) {
  process.stdout.write(' 끝\n')
} else {
  process.stdout.write('\n')
  process.stderr.write(`두손: 빌드하지 못했습니다. 까닭은 ${LOG}에 있습니다.\n`)
  process.exit(status ?? 1)
}
