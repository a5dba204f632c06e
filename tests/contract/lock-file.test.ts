import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}

/** Searches as Node does: beside the package's own dependencies, then further up. */
function isLocked(from: string, name: string): boolean {
  const beside = `${from ? `${from}/` : ''}node_modules/${name}`
  if (beside in lock.packages) return true
  return (
    from !== '' &&
    isLocked(from.slice(0, from.lastIndexOf('node_modules/')).replace(/\/$/, ''), name)
  )
}

// npm leaves out those that it could not load on the machine that wrote the lock file, and `npm ci` then refuses it.
test('the lock file has the packages of every platform, so that npm ci works everywhere', () => {
  const missing = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(from, name)),
  )
  expect(missing).toEqual([])
})

test('the lock file names no place that packages come from', () => {
  expect(JSON.stringify(lock)).not.toContain('"resolved"')
})

// npm 11 warns at each install of a script without an entry in `allowScripts`. None is needed: programs are optional packages.
test('no package runs a script when it is installed', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    allowScripts: Record<string, boolean>
  }
  const scripted = Object.entries(lock.packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length) : [],
  )
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(scripted)].sort())
  expect(Object.values(allowScripts)).not.toContain(true)
})
