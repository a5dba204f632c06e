/** `npm start`: builds what is missing or stale, then becomes the server (or, with --hosts, the hosts). */
import { buildIsCurrent } from './stamp.mjs'

process.env.NODE_ENV = 'production'
if (!buildIsCurrent()) {
  process.stdout.write('두손: 빌드하는 중입니다…\n')
  await import('./build.mjs')
}
const entry = process.argv.includes('--hosts') ? '../build/hosts.js' : '../build/server.js'
await import(entry)
