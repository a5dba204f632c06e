import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const STAMP_FILE = 'build/.stamp'

const SOURCES = [
  'app',
  'backend',
  'contracts',
  'public',
  'server',
  'server.ts',
  'remix.config.js',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
]

/** A digest of all inputs of the build; tests are not included. */
export function sourceStamp() {
  const hash = createHash('sha256')
  const visit = (path) => {
    if (!existsSync(path) || /\.test\.tsx?$/.test(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name))
      return
    }
    hash.update(path).update('\0').update(readFileSync(path))
  }
  for (const source of SOURCES) visit(source)
  return hash.digest('hex')
}

/** Whether the build belongs to the sources as they are. A machine without the sources uses the build as it is. */
export function buildIsCurrent() {
  if (!existsSync(STAMP_FILE)) return false
  if (!existsSync('server.ts')) return true
  return readFileSync(STAMP_FILE, 'utf8') === sourceStamp()
}
