import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const DOCUMENT = 'docs/security.md'

/** Every requirement of level 1 of OWASP ASVS 5.0.0. */
const LEVEL_1 = `
  1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1
  2.1.1 2.2.1 2.2.2 2.3.1
  3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3
  4.1.1 4.4.1
  5.2.1 5.2.2 5.3.1 5.3.2
  6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2
  7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2
  8.1.1 8.2.1 8.2.2 8.3.1
  9.1.1 9.1.2 9.1.3 9.2.1
  10.4.1 10.4.2 10.4.3 10.4.4 10.4.5
  11.3.1 11.3.2 11.4.1
  12.1.1 12.2.1 12.2.2
  13.4.1
  14.2.1 14.3.1
  15.1.1 15.2.1 15.3.1
`
  .trim()
  .split(/\s+/)

const STATES = ['met', 'not applicable', 'not met']

interface Row {
  number: string
  state: string
  how: string
  test: string
}

const text = readFileSync(DOCUMENT, 'utf8')

const rows: Row[] = text.split('\n').flatMap((line) => {
  const [number = '', , state = '', how = '', test = ''] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
  return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, state, how, test }] : []
})

/** `tests/a.test.ts` «its title», anywhere in the document. */
const quoted = [...text.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)` «([^»]+)»/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
)

/** Folders that documents name files of. */
const named = [
  ...text.matchAll(/`((?:\.ci|app|backend|contracts|docs|scripts|server|tests)\/[\w$./[\]-]*\w)`/g),
].map(([, file = '']) => file)

describe('docs/security.md', () => {
  it('lists each requirement once, in order, and no other', () => {
    expect(LEVEL_1).toHaveLength(70)
    expect(rows.map(({ number }) => number)).toEqual(LEVEL_1)
  })

  it('says of each whether it is met, and why', () => {
    for (const { number, state, how } of rows) {
      expect(STATES, number).toContain(state)
      expect(how.length, number).toBeGreaterThan(10)
    }
  })

  it('names a test, or says why there is none, where a requirement is met', () => {
    for (const { number, state, test } of rows)
      if (state === 'met') expect(test, number).toMatch(/«|^none: ./)
  })

  it('quotes tests that exist, by their titles', () => {
    expect(quoted.length).toBeGreaterThan(60)
    const missing = quoted.filter(
      ({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
    )
    expect(missing).toEqual([])
  })

  it('names no test without one of its titles', () => {
    for (const { number, test } of rows) {
      const files = test.match(/`[^`]+\.(?:test|spec)\.tsx?`/g) ?? []
      const titles = test.match(/«[^»]+»/g) ?? []
      expect(titles.length, number).toBeGreaterThanOrEqual(files.length)
    }
  })

  it('names files and folders that exist', () => {
    expect(named.length).toBeGreaterThan(60)
    expect([...new Set(named)].filter((file) => !existsSync(file))).toEqual([])
  })
})
