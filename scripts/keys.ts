/**
 * `npm run --silent keys` prints keys for the environment variable KEYS, on one line. With `--rotate` it prints those of
 * KEYS together with new ones, which begin to sign a day later, when every server has them.
 */

import { rotateKeys } from '#backend/keys/rotate-keys.ts'
import { KeysError, newKeys, parseKeys } from '#backend/keys/stored-keys.ts'
import { DAY_MS } from '#contracts/durations.ts'

const USAGE =
  'Usage: npm run --silent keys            new keys\n       KEYS=… npm run --silent keys -- --rotate\n'

const [option, ...more] = process.argv.slice(2)
if (more.length > 0 || (option !== undefined && option !== '--rotate')) {
  process.stderr.write(USAGE)
  process.exit(64)
}

try {
  const now = new Date()
  const keys =
    option === '--rotate'
      ? rotateKeys(parseKeys(process.env.KEYS ?? '', 'KEYS'), now, {
          from: new Date(now.getTime() + DAY_MS),
          evenYoung: true,
        })
      : newKeys(now)
  process.stdout.write(`${JSON.stringify(keys)}\n`)
} catch (error) {
  if (!(error instanceof KeysError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(error.exitCode)
}
