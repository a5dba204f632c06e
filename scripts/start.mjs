/** `npm start`: builds what is missing or stale, then becomes the server (with --hosts the hosts, with --operator a command). */
import { buildIsCurrent } from './stamp.mjs'

process.env.NODE_ENV = 'production'
if (!buildIsCurrent()) {
  process.stdout.write('두손: 빌드하는 중입니다…\n')
  await import('./build.mjs')
}
const [, , what] = process.argv
const entry = what === '--hosts' ? 'hosts' : what === '--operator' ? 'operator' : 'server'
await import(`../build/${entry}.js`)
