/** `npm start`: builds what is missing or stale, then becomes the server (with --hosts the hosts, with --operator a command). */
import { buildIsCurrent } from './stamp.mjs'

process.env.NODE_ENV = 'production'
if (!buildIsCurrent()) await import('./quiet-build.mjs')
const [, , what] = process.argv
const entry = what === '--hosts' ? 'hosts' : what === '--operator' ? 'operator' : 'server'
await import(`../build/${entry}.js`)
