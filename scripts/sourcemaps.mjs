/**
 * `npm run sourcemaps`: sends the source maps of a build that was made with RELEASE to the error reporting service.
 * Its address, organisation, project and token: SENTRY_URL, SENTRY_ORG, SENTRY_PROJECT and SENTRY_AUTH_TOKEN.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const NEEDED = ['RELEASE', 'SENTRY_ORG', 'SENTRY_PROJECT', 'SENTRY_AUTH_TOKEN']
const missing = NEEDED.filter((name) => !process.env[name])
if (missing.length > 0) leave(`missing: ${missing.join(', ')}`)
if (!existsSync('build/sourcemaps/assets'))
  leave('there are no source maps: build with RELEASE set (RELEASE=… npm run build)')

upload('~/assets', ['build/sourcemaps/assets'])
upload('~/build', [
  'build/server.js',
  'build/server.js.map',
  'build/hosts.js',
  'build/hosts.js.map',
])
upload('~/build/server', ['build/server'])

/** @param prefix where the files lie, as stacks name them */
function upload(prefix, places) {
  const { status } = spawnSync(
    'node_modules/.bin/sentry-cli',
    ['sourcemaps', 'upload', '--release', process.env.RELEASE, '--url-prefix', prefix, ...places],
    { stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
}

function leave(reason) {
  process.stderr.write(`${reason}\n`)
  process.exit(78)
}
