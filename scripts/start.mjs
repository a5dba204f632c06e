/**
 * `npm start`: builds what is missing or stale, then becomes the server (with --hosts the hosts; with --operator, --backup or
 * --restore a command).
 */
import { buildIsCurrent } from './stamp.mjs'

process.env.NODE_ENV = 'production'
if (!buildIsCurrent()) await import('./quiet-build.mjs')
const [, , what] = process.argv
const COMMANDS = ['--hosts', '--operator', '--backup', '--restore']
const entry = COMMANDS.includes(what) ? what.slice(2) : 'server'
await import(`../build/${entry}.js`)
