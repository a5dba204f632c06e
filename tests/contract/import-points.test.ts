import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#tests/support/sources.ts'

interface ImportPoint {
  /** No file outside imports anything in it, … */
  folder: string
  /** … but this one … */
  importer: string
  /** … this one. */
  entry: string
}

const IMPORT_POINTS: ImportPoint[] = [
  { folder: 'backend/demo/', importer: 'backend/backend.ts', entry: 'backend/demo/index.ts' },
]

/** What ships; tests, scripts and benchmarks import what they like. */
const SOURCES = ['app', 'backend', 'contracts', 'server']
  .flatMap((folder) => [...sourcesOf(folder, '.ts'), ...sourcesOf(folder, '.tsx')])
  .concat('server.ts')
  .filter((file) => !/\.test\.tsx?$/.test(file))

/** Files of ours that a source names: imports and exports, of types too, and `import()`. */
function importsOf(file: string, text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('#')) return [fileName.slice(1)]
    return fileName.startsWith('.') ? [join(dirname(file), fileName)] : []
  })
}

/** Imports from outside into the folder, as 'importer → imported'. */
function importsInto({ folder }: ImportPoint, sources: readonly [file: string, text: string][]) {
  return sources
    .filter(([file]) => !file.startsWith(folder))
    .flatMap(([file, text]) =>
      importsOf(file, text)
        .filter((imported) => imported.startsWith(folder))
        .map((imported) => `${file} → ${imported}`),
    )
}

describe.each(IMPORT_POINTS)('$folder', (point) => {
  const expected = `${point.importer} → ${point.entry}`

  it(`is imported at one point: ${expected}`, () => {
    const sources = SOURCES.map((file): [string, string] => [file, readFileSync(file, 'utf8')])
    expect(importsInto(point, sources)).toEqual([expected])
  })

  it.each([
    ["import { inner } from '#FOLDERinner.ts'"],
    ["import type { Inner } from '#FOLDERinner.ts'"],
    ["export * from '#FOLDERinner.ts'"],
    ["const inner = await import('#FOLDERinner.ts')"],
    ["type Inner = import('#FOLDERinner.ts').Inner"],
    ["import { inner } from '../FOLDERinner.ts'"],
  ])('is not imported in another way: %s', (line) => {
    const text = line.replace('FOLDER', point.folder)
    expect(importsInto(point, [['server/probe.ts', text]])).toEqual([
      `server/probe.ts → ${point.folder}inner.ts`,
    ])
  })
})
