import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string }>
}
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** The first version without a known vulnerability, and its name. A lower version must not return. */
const REPAIRED_IN: Record<string, [version: string, hole: string]> = {
  '@remix-run/server-runtime': ['2.17.3', 'CVE-2026-22030: forged posts of documents'],
  '@remix-run/react': ['2.17.3', 'CVE-2026-21884: script through keys of ScrollRestoration'],
  '@remix-run/router': ['1.23.2', 'CVE-2026-22029: script through redirects of loaders'],
  '@remix-run/node': ['2.17.2', 'CVE-2025-61686: paths out of the folder of file sessions'],
}

function isAtLeast(version: string, least: string): boolean {
  const [one, other] = [version, least].map((text) => text.split('.').map(Number))
  for (const index of [0, 1, 2]) {
    const difference = (one?.[index] ?? 0) - (other?.[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

describe('the packages that are installed', () => {
  it.each(Object.entries(REPAIRED_IN))('%s is repaired', (name, [least]) => {
    const versions = Object.entries(lock.packages)
      .filter(([path]) => path.endsWith(`node_modules/${name}`))
      .map(([, { version = '0' }]) => version)
    expect(versions).not.toEqual([])
    expect(versions.filter((version) => !isAtLeast(version, least))).toEqual([])
  })

  it('are named by exact versions, so that an update is always meant', () => {
    const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(all.filter(([, version]) => !/^(npm:[\w/@-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual(
      [],
    )
  })

  it.each([
    ['2.17.5', '2.17.3', true],
    ['2.17.3', '2.17.3', true],
    ['2.9.9', '2.17.3', false],
    ['1.30.0', '2.0.0', false],
  ])('%s is at least %s: %s', (version, least, expected) => {
    expect(isAtLeast(version, least)).toBe(expected)
  })
})
